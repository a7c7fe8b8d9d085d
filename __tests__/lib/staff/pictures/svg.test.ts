import { ProblemError } from '@/lib/staff/answers'
import { looksLikeSvg } from '@/lib/staff/pictures/image-bytes'
import { checkSvg } from '@/lib/staff/pictures/svg'

const drawing = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}><circle r="3"/>${content}</svg>`

/** What is said of a drawing: the problem and the part that it names, or `taken`. */
function verdict(text: string | Buffer): { problem: string; part?: string } {
  try {
    checkSvg(Buffer.from(text))
    return { problem: 'taken' }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.part === undefined
      ? { problem: error.problem }
      : { problem: error.problem, part: error.part }
  }
}

const nest = (depth: number, content: string): string =>
  `${'<g>'.repeat(depth)}${content}${'</g>'.repeat(depth)}`

it.each([
  ['shapes', '<g><rect width="3"/><path d="M0 0L3 3"/><text x="1" font-size="3">Paraty</text></g>'],
  [
    'a gradient that takes its colours from another',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><radialGradient id="r" xlink:href="#g"/></defs><rect fill="url(#r)"/>',
  ],
  [
    'styles as drawing programs write them',
    '<style>.st0{fill:#2B2A29} .st1{fill:url(#g);stroke:none}</style>',
  ],
  ['styles in CDATA', '<style type="text/css"><![CDATA[ g > .fil1 {fill:none} ]]></style><path/>'],
  ['a clip', '<clipPath id="c"><rect width="3"/></clipPath><g clip-path="url(#c)"><path d="M0 0"/></g>'],
  [
    'a comment and words for screen readers',
    '<!-- made by hand --><title>Praia</title><g aria-label="a@b"/>',
  ],
  ['a name that a style would not take', '<g id="mask@2x" class="a//b" data-name="Layer 1"/>'],
  ['a thousand elements', '<g/>'.repeat(998)],
  ['groups fifty deep', nest(48, '<rect/>')],
  ['a long line', `<path d="${'h1 '.repeat(100_000)}"/>`],
])('takes a drawing with %s', (_name, content) =>
  expect(verdict(drawing(content))).toEqual({ problem: 'taken' }),
)

it('takes what stands before a drawing of an older program', () => {
  const before =
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  expect(verdict(before + drawing(''))).toEqual({ problem: 'taken' })
})

it.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a handler', '<rect onclick="alert(1)"/>', '<rect onclick>'],
  ['a foreign object', '<foreignObject/>', '<foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path/></a>', '<a>'],
  ['a picture', '<image href="https://example.com/t.png"/>', '<image>'],
  ['an animation', '<set attributeName="onclick" to="alert(1)"/>', '<set>'],
  ['metadata, which may say where it was made', '<metadata>-23.2,-44.7</metadata>', '<metadata>'],
  ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/>', '<iframe>'],
  ['marks of a drawing program', '<x:view xmlns:x="http://example.com/x"/>', '<x:view>'],
  ['its attributes', '<g xmlns:x="http://example.com/x" x:label="a"/>', '<g x:label>'],
  ['copies of a part', '<use href="#a"/>', '<use>'],
  ['a pattern', '<pattern id="p"/>', '<pattern>'],
  ['a mask', '<mask id="p"/>', '<mask>'],
  ['a marker', '<marker id="p"/>', '<marker>'],
  ['a filter', '<filter id="p"/>', '<filter>'],
  ['dashes', '<path stroke-dasharray="0.00001" d="M0 0h1000"/>', '<path stroke-dasharray>'],
  ['dashes in a style', '<path style="stroke-dasharray:1"/>', '<path style="stroke-dasharray:1">'],
  ['dashes in a style sheet', '<style>.a{STROKE-DASHARRAY:1}</style>', '<style>'],
  ['a clipped clip', '<clipPath><path clip-path="url(#a)"/></clipPath>', '<path clip-path>'],
  ['a clip of clips', '<clipPath clip-path="url(#a)"><path/></clipPath>', '<clipPath clip-path>'],
  ['clips by a style sheet', '<style>.a{clip-path:url(#c)}</style>', '<style>'],
  [
    'a gradient from elsewhere',
    '<linearGradient href="https://example.com/a.svg#b"/>',
    '<linearGradient href="https://example.com/a.svg#b">',
  ],
  ['a reference where none belongs', '<path href="#a"/>', '<path href="#a">'],
  ['a colour from elsewhere', '<path fill="url(x.svg#f)"/>', '<path fill="url(x.svg#f)">'],
  ['a colour from elsewhere, escaped', '<path fill="u\\72l(x#f)"/>', '<path fill="u\\72l(x#f)">'],
  ['a colour from elsewhere, by number', '<path fill="&#117;rl(x#f)"/>', '<path fill="url(x#f)">'],
  ['an import', '<style>@import url(https://example.com/a.css);</style>', '<style>'],
  ['an import of which a comment parts the word', '<style>@im<!-- -->port "a.css";</style>', '<style>'],
  ['a fetching style that a section parts', '<style>.a{fill:u<![CDATA[rl(a.svg#b)]]>}</style>', '<style>'],
  ['an instruction', '<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet?>'],
])('refuses %s, and names it', (_name, content, part) =>
  expect(verdict(drawing(content))).toEqual({ problem: 'notAllowed', part }),
)

it('names no more of a value than a line', () => {
  const { part } = verdict(drawing(`<path fill="url(${'a'.repeat(500)})"/>`))
  expect(part).toHaveLength(60)
})

it.each([
  ['entities', '<!DOCTYPE svg [<!ENTITY a "aa">]>', '<!DOCTYPE […]>'],
  [
    'letters that a browser would read otherwise',
    '<?xml version="1.0" encoding="ISO-2022-JP"?>',
    'encoding="ISO-2022-JP"',
  ],
])('refuses %s', (_name, before, part) =>
  expect(verdict(before + drawing(''))).toEqual({ problem: 'notAllowed', part }),
)

it.each([
  ['too many elements', drawing('<g/>'.repeat(1000))],
  [
    'too many attributes',
    drawing(`<g ${Array.from({ length: 101 }, (_, index) => `a${index}="1"`).join(' ')}/>`),
  ],
  ['groups too deep', drawing(nest(50, '<rect/>'))],
  ['groups without end', drawing('<g>'.repeat(100_000))],
])('says that a drawing is too complex with %s', (_name, text) =>
  expect(verdict(text)).toEqual({ problem: 'tooComplex' }),
)

it.each([
  ['not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['without a namespace', '<svg><rect/></svg>'],
  ['without a shape', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['that breaks off', drawing('').slice(0, -3)],
  ['of an entity that nobody declared', drawing('<text>&a;</text>')],
  ['of two attributes of one name', drawing('<g id="a" id="b"/>')],
  ['that is no text', Buffer.concat([Buffer.from(drawing('')), Buffer.from([0xff, 0xfe])])],
])('refuses a drawing %s as damaged', (_name, text) => expect(verdict(text)).toEqual({ problem: 'damaged' }))

describe('what checking costs', () => {
  /** Least processor time of several checks, in milliseconds. */
  const cost = (text: string): number =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.cpuUsage()
        verdict(text)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }),
    )

  it.each([
    ['a line', (times: number) => drawing(`<path d="${'h1 '.repeat(40_000 * times)}"/>`)],
    [
      'a line that looks like a reference',
      (times: number) => drawing(`<path d="url(${' '.repeat(100_000 * times)}"/>`),
    ],
    ['a colour of blanks', (times: number) => drawing(`<path fill="url(${' '.repeat(100_000 * times)}"/>`)],
    [
      'a value of hyphens',
      (times: number) => drawing(`<path fill="inherit${'-'.repeat(100_000 * times)}"/>`),
    ],
    ['imports', (times: number) => drawing(`<style>${'@import url('.repeat(10_000 * times)}</style>`)],
    ['references', (times: number) => drawing(`<style>${'fill:url(#a);'.repeat(10_000 * times)}</style>`)],
    ['sections', (times: number) => drawing(`<style>${'<![CDATA[a]]>'.repeat(4_000 * times)}</style>`)],
    ['comments', (times: number) => drawing('<!---->'.repeat(10_000 * times))],
    ['groups', (times: number) => drawing('<g>'.repeat(10_000 * times))],
    ['attributes', (times: number) => drawing(`<g ${'a="1" '.repeat(10_000 * times)}/>`)],
    ['a name', (times: number) => drawing(`<${'a'.repeat(100_000 * times)}/>`)],
    ['references to letters', (times: number) => drawing(`<text>${'&#97;'.repeat(8_000 * times)}</text>`)],
    ['a text that never ends', (times: number) => drawing(`<text>${'a'.repeat(100_000 * times)}`)],
    ['what stands before it', (times: number) => `<!DOCTYPE ${'a '.repeat(50_000 * times)}>${drawing('')}`],
  ])('grows with the length of %s, and no faster', (_name, make) => {
    cost(make(1))
    const [once, ...others] = [1, 2, 4, 8].map((times) => cost(make(times)))
    // Twice of what grows in step, and what the clock cannot tell apart.
    for (const [index, spent] of others.entries()) {
      expect(spent).toBeLessThan(2 * 2 ** (index + 1) * (once ?? 0) + 15)
    }
  })
})

it.each([
  ['<svg xmlns="x"/>', true],
  ['\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n<svg >', true],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"><svg>', true],
  ['<html><svg></svg></html>', false],
  ['<svgx>', false],
  ['words <svg>', false],
])('%j begins like a drawing: %s', (text, expected) => expect(looksLikeSvg(Buffer.from(text))).toBe(expected))
