import aventuraPrivada from '../../../messages/en-GB/products/aventura-privada.json' with { type: 'json' }
import baiaParaty from '../../../messages/en-GB/products/baia-paraty.json' with { type: 'json' }
import caiaqueColetivo from '../../../messages/en-GB/products/caiaque-coletivo.json' with { type: 'json' }
import caiaqueDiaInteiro from '../../../messages/en-GB/products/caiaque-dia-inteiro.json' with {
  type: 'json',
}
import caiaqueParatyMirim from '../../../messages/en-GB/products/caiaque-paraty-mirim.json' with {
  type: 'json',
}
import experienciaCaicara from '../../../messages/en-GB/products/experiencia-caicara.json' with {
  type: 'json',
}
import ilhaGrande from '../../../messages/en-GB/products/ilha-grande.json' with { type: 'json' }
import itatiaia from '../../../messages/en-GB/products/itatiaia.json' with { type: 'json' }
import joatingaTrekking from '../../../messages/en-GB/products/joatinga-trekking.json' with { type: 'json' }
import marinsItaguare from '../../../messages/en-GB/products/marins-itaguare.json' with { type: 'json' }
import passeioVeleiro from '../../../messages/en-GB/products/passeio-veleiro.json' with { type: 'json' }
import petroTere from '../../../messages/en-GB/products/petro-tere.json' with { type: 'json' }
import regateCaicara from '../../../messages/en-GB/products/regate-caicara.json' with { type: 'json' }
import sacoFundao from '../../../messages/en-GB/products/saco-fundao.json' with { type: 'json' }
import sacoMamangua from '../../../messages/en-GB/products/saco-mamangua.json' with { type: 'json' }
import serraFina from '../../../messages/en-GB/products/serra-fina.json' with { type: 'json' }
import travessiaJoatinga from '../../../messages/en-GB/products/travessia-joatinga.json' with { type: 'json' }
import trekkingPaoAcucar from '../../../messages/en-GB/products/trekking-pao-acucar.json' with {
  type: 'json',
}
import trekkingPedraMacela from '../../../messages/en-GB/products/trekking-pedra-macela.json' with {
  type: 'json',
}
import trekkingSeteRegraus from '../../../messages/en-GB/products/trekking-sete-regraus.json' with {
  type: 'json',
}

/**
 * The English translation resource, keyed as spec §3 says: products, then tours or expeditions, then the
 * item's id, then the field.
 */
export const translationResource: {
  products: Record<'tours' | 'expeditions', Partial<Record<string, unknown>>>
} = {
  products: {
    tours: {
      'caiaque-coletivo': caiaqueColetivo,
      'aventura-privada': aventuraPrivada,
      'caiaque-dia-inteiro': caiaqueDiaInteiro,
      'caiaque-paraty-mirim': caiaqueParatyMirim,
      'regate-caicara': regateCaicara,
      'passeio-veleiro': passeioVeleiro,
      'experiencia-caicara': experienciaCaicara,
      'trekking-pedra-macela': trekkingPedraMacela,
      'trekking-pao-acucar': trekkingPaoAcucar,
      'trekking-sete-regraus': trekkingSeteRegraus,
      'baia-paraty': baiaParaty,
    },
    expeditions: {
      9: sacoFundao,
      10: sacoMamangua,
      11: travessiaJoatinga,
      12: ilhaGrande,
      13: serraFina,
      14: itatiaia,
      15: marinsItaguare,
      16: petroTere,
      17: joatingaTrekking,
    },
  },
}
