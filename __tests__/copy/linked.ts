/** Paths of the destination page's texts whose links it shows as links. */
export const linkedInDestination =
  /^(?:(?:geography|smallTown|livingHistory|nature|caicara)\.paragraphs\.\d+|(?:access\.notes|festivals\.items|smallTown\.scenes|history\.moments|explorers\.people|natureNotes\.items|caicara\.customs)\.\d+\.text|attractions\.\w+\.text)$/
