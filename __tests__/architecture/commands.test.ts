import { importsOf, localTarget, type Source, sourcesIn } from './sources'

const all = new Map(sourcesIn('lib', 'scripts').map((source) => [source.file, source]))

/** The local imports of a source that run, and what each names. */
const localImports = ({ file, text }: Source) =>
  importsOf(text).flatMap(({ specifier, typeOnly }) => {
    const target = typeOnly ? undefined : localTarget(file, specifier)
    return target === undefined ? [] : [{ specifier, file: `${target}.ts` }]
  })

/** The sources that run when a command does. */
function sourcesBehind(starts: Source[]): Source[] {
  const found = new Set(starts)
  for (const source of found) {
    for (const { file } of localImports(source)) {
      const next = all.get(file)
      if (next) found.add(next)
    }
  }
  return [...found]
}

describe('what the commands run', () => {
  const sources = sourcesBehind([...all.values()].filter(({ file }) => file.startsWith('scripts/')))

  test('reaches into the site’s own code', () => {
    expect(sources.filter(({ file }) => file.startsWith('lib/')).length).toBeGreaterThan(10)
  })

  // Node runs them without a bundler, which would find a module whose ending or folder is left out.
  test('names every module by its whole path', () => {
    const partial = sources.flatMap((source) =>
      localImports(source)
        .filter(({ specifier }) => !/^\.{1,2}\/.*\.(?:ts|mjs|json)$/.test(specifier))
        .map(({ specifier }) => `${source.file} → ${specifier}`),
    )
    expect(partial).toEqual([])
  })

  test('needs nothing that only a server of the framework has', () => {
    const bound = sources.flatMap(({ file, text }) =>
      importsOf(text)
        .filter(({ specifier, typeOnly }) => !typeOnly && /^(?:server-only|next\/)/.test(specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
    )
    expect(bound).toEqual([])
  })
})
