import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** A file of the project's own code, by its path from the root, such as "lib/site.ts". */
export interface Source {
  file: string
  text: string
}

const isCode = (name: string): boolean => /\.tsx?$/.test(name)

/** Every path below a folder, files and folders, from the root of the project. */
export const pathsBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  )

/** The TypeScript files below folders, and single files named whole. */
export const sourcesIn = (...places: string[]): Source[] =>
  places
    .flatMap((place) => (isCode(place) ? [place] : pathsBelow(place).filter(isCode)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

export interface Import {
  /** What the source names, such as "@/lib/site" or "zod". */
  specifier: string
  /** Only types come along: nothing of it runs. */
  typeOnly: boolean
}

/** The modules that a formatted source imports or passes on. */
export function importsOf(text: string): Import[] {
  const statements = [
    ...text.matchAll(/^(import|export)\b(\s+type\b)?([^'"`;=()]*?)\bfrom\s+'([^']+)'/gm),
  ].map(([, , type, names = '', specifier = '']) => ({
    specifier,
    typeOnly: type !== undefined || /^\s*\{(?:\s*type\s[^,}]+,?)+\s*\}\s*$/.test(names),
  }))
  const others = [
    ...text.matchAll(/^import\s+'([^']+)'|\b(?:import|require|jest\.mock)\(\s*'([^']+)'/gm),
  ].map(([, whole, called]) => ({ specifier: whole ?? called ?? '', typeOnly: false }))
  return [...statements, ...others]
}

/** The path from the root that a specifier names, without its ending, or undefined for a package. */
export function localTarget(file: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\.tsx?$/, '')
  if (plain.startsWith('@/')) return plain.slice(2)
  return plain.startsWith('.') ? path.posix.join(path.posix.dirname(file), plain) : undefined
}

/** A source without comments, and with the content of its texts taken out. */
export const bare = (text: string): string =>
  text.replace(
    /\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^`]*?\}|[^`\\])*`/g,
    (part) => (part.startsWith('/') ? ' ' : "''"),
  )
