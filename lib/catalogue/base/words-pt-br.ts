import aventuraPrivada from '../../../messages/pt-BR/products/aventura-privada.json' with { type: 'json' }
import baiaParaty from '../../../messages/pt-BR/products/baia-paraty.json' with { type: 'json' }
import caiaqueColetivo from '../../../messages/pt-BR/products/caiaque-coletivo.json' with { type: 'json' }
import caiaqueDiaInteiro from '../../../messages/pt-BR/products/caiaque-dia-inteiro.json' with {
  type: 'json',
}
import caiaqueParatyMirim from '../../../messages/pt-BR/products/caiaque-paraty-mirim.json' with {
  type: 'json',
}
import experienciaCaicara from '../../../messages/pt-BR/products/experiencia-caicara.json' with {
  type: 'json',
}
import ilhaGrande from '../../../messages/pt-BR/products/ilha-grande.json' with { type: 'json' }
import itatiaia from '../../../messages/pt-BR/products/itatiaia.json' with { type: 'json' }
import joatingaTrekking from '../../../messages/pt-BR/products/joatinga-trekking.json' with { type: 'json' }
import marinsItaguare from '../../../messages/pt-BR/products/marins-itaguare.json' with { type: 'json' }
import passeioVeleiro from '../../../messages/pt-BR/products/passeio-veleiro.json' with { type: 'json' }
import petroTere from '../../../messages/pt-BR/products/petro-tere.json' with { type: 'json' }
import regateCaicara from '../../../messages/pt-BR/products/regate-caicara.json' with { type: 'json' }
import sacoFundao from '../../../messages/pt-BR/products/saco-fundao.json' with { type: 'json' }
import sacoMamangua from '../../../messages/pt-BR/products/saco-mamangua.json' with { type: 'json' }
import serraFina from '../../../messages/pt-BR/products/serra-fina.json' with { type: 'json' }
import travessiaJoatinga from '../../../messages/pt-BR/products/travessia-joatinga.json' with { type: 'json' }
import trekkingPaoAcucar from '../../../messages/pt-BR/products/trekking-pao-acucar.json' with {
  type: 'json',
}
import trekkingPedraMacela from '../../../messages/pt-BR/products/trekking-pedra-macela.json' with {
  type: 'json',
}
import trekkingSeteRegraus from '../../../messages/pt-BR/products/trekking-sete-regraus.json' with {
  type: 'json',
}

/** The Portuguese originals by product, as the files hold them: unchecked until `buildCatalogue` parses the documents that hold them. */
export const portugueseWords: Partial<Record<string, unknown>> = {
  'aventura-privada': aventuraPrivada,
  'baia-paraty': baiaParaty,
  'caiaque-coletivo': caiaqueColetivo,
  'caiaque-dia-inteiro': caiaqueDiaInteiro,
  'caiaque-paraty-mirim': caiaqueParatyMirim,
  'experiencia-caicara': experienciaCaicara,
  'ilha-grande': ilhaGrande,
  itatiaia,
  'joatinga-trekking': joatingaTrekking,
  'marins-itaguare': marinsItaguare,
  'passeio-veleiro': passeioVeleiro,
  'petro-tere': petroTere,
  'regate-caicara': regateCaicara,
  'saco-fundao': sacoFundao,
  'saco-mamangua': sacoMamangua,
  'serra-fina': serraFina,
  'travessia-joatinga': travessiaJoatinga,
  'trekking-pao-acucar': trekkingPaoAcucar,
  'trekking-pedra-macela': trekkingPedraMacela,
  'trekking-sete-regraus': trekkingSeteRegraus,
}
