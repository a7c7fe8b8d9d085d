import { createRequire } from 'node:module'
import { ProblemError } from '@/lib/admin/problem-error'
import { looksLikeSvg } from '@/lib/admin/uploads/image-bytes'
import { sanitizeSvg } from '@/lib/admin/uploads/svg'

// Jest cannot load the ES modules below the installed parser, so it takes the one of its own environment. The
// browser journeys upload drawings through the installed one.
jest.mock('jsdom', () => {
  const environment = createRequire(require.resolve('jest-environment-jsdom'))
  return jest.requireActual(environment.resolve('jsdom'))
})

const drawing = (content: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`,
  )
const clean = (content: string, attributes?: string): string =>
  sanitizeSvg(drawing(`<circle r="3"/>${content}`, attributes)).toString()

it('keeps a drawing as it is, with the capitals of its names', () => {
  const text = clean(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#g)" width="3"/><style>.a{fill:red}</style><use href="#g"/>',
  )
  expect(text).toContain('<linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>')
  expect(text).toContain('fill="url(#g)"')
  expect(text).toContain('<style>.a{fill:red}</style>')
  expect(text).toContain('viewBox="0 0 9 9"')
})

it('keeps styles that stand in CDATA, as CorelDRAW writes them', () => {
  const text = clean(
    '<style type="text/css"><![CDATA[ .fil0 {fill:#2B2A29} g > .fil1 {fill:none} ]]></style><path class="fil0" d="M0 0"/><text><![CDATA[a < b]]></text>',
  )
  expect(text).toContain('.fil0 {fill:#2B2A29} g &gt; .fil1 {fill:none}')
  expect(text).toContain('<text>a &lt; b</text>')
})

it.each([
  ['an import of letters', '@import url("https://fonts.example.com/css?a;b");', '.a{fill:red}'],
  ['an import by a bare name', "@import 'https://example.com/a.css' screen;", '.a{fill:red}'],
  [
    'letters from elsewhere',
    '@font-face{font-family:"A";src:url(https://example.com/a.woff2)}',
    '.a{fill:red}',
  ],
])('takes %s out of a style, and leaves its colours', (_name, fetching, colours) => {
  const text = clean(`<style>${fetching}${colours}</style><path class="a" d="M0 0"/>`)
  expect(text).toContain(`<style>${colours}</style>`)
  expect(text).not.toContain('example')
})

it('takes a fetching style away, also out of CDATA', () => {
  expect(clean('<style><![CDATA[rect{fill:url("https://example.com/x")}]]></style>')).not.toContain('example')
})

it.each([
  ['a script', '<script>alert(1)</script>', /script|alert/],
  ['a handler', '<rect onclick="alert(1)" width="3"/>', /onclick|alert/],
  [
    'a foreign object',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    /foreign|<p/,
  ],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /<a|javascript/],
  ['a picture from elsewhere', '<image href="https://example.com/t.png"/>', /image|example/],
  ['an embedded picture', '<image href="data:image/png;base64,AAAA"/>', /image/],
  [
    'a filter picture',
    '<filter id="f"><feImage href="https://example.com/t.png"/></filter>',
    /feImage|example/,
  ],
  ['a use of another file', '<use xlink:href="https://example.com/a.svg#b"/>', /example/],
  ['a colour from elsewhere', '<path fill="url(https://example.com/#f)"/>', /example/],
  ['a style from elsewhere', '<path style="fill:url(//example.com/f)"/>', /example/],
  ['an import', '<style>@import url(https://example.com/a.css);</style>', /import|example/],
  ['an escaped import', '<style>@\\69mport "https://example.com/a.css";</style>', /example/],
  ['a fetching style', '<style>rect{fill:url("https://example.com/x")}</style>', /example/],
  ['an animated handler', '<set attributeName="onclick" to="alert(1)"/>', /set|alert/],
  [
    'an animated address',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    /animate|javascript/,
  ],
  ['metadata', '<metadata>-23.2,-44.7</metadata>', /metadata|44\.7/],
  ['an instruction', '<?xml-stylesheet href="https://example.com/a.css"?>', /stylesheet|example/],
  ['a colour from elsewhere, spelt with escapes', '<path fill="u\\72l(https://example.com/#f)"/>', /example/],
  ['what no browser draws', '<odd><path d="M0 0"/></odd>', /odd|path/],
  ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/>', /iframe|example/],
])('takes %s away', (_name, content, traces) => {
  expect(clean(content)).not.toMatch(traces)
  expect(clean(content)).toContain('<circle r="3"/>')
})

it('refuses dashes by a class of the drawing itself', () => {
  const content = '<style>.a{stroke-dasharray:1}</style><path d="M0 0H900000"/>'
  expect(() => clean(content, 'class="a"')).toThrow(new ProblemError('tooComplex'))
})

it('takes a handler away from the drawing itself', () => {
  expect(clean('', 'onload="alert(1)"')).not.toContain('onload')
})

it.each(['a', 'switch'])('keeps the shapes that stand in <%s>, in their order', (wrapper) => {
  const text = clean(
    `<${wrapper}><path d="M1 1"/><${wrapper}><path d="M2 2"/></${wrapper}><text>words</text></${wrapper}><path d="M3 3"/>`,
  )
  expect(text).toContain('<path d="M1 1"/><path d="M2 2"/><text>words</text><path d="M3 3"/>')
  expect(text).not.toContain(`<${wrapper}`)
})

const nest = (depth: number, content: string): string =>
  `${'<g>'.repeat(depth)}${content}${'</g>'.repeat(depth)}`

it.each([
  ['a thousand elements', '<g/>'.repeat(998)],
  ['a hundred attributes', `<g ${Array.from({ length: 100 }, (_, index) => `a${index}="1"`).join(' ')}/>`],
  ['groups fifty deep', nest(48, '<rect/>')],
  ['a long line', `<path d="${'h1 '.repeat(100_000)}"/>`],
  ['a gradient on every shape', `<linearGradient id="g"/>${'<rect fill="url(#g)"/>'.repeat(900)}`],
  [
    'clips and masks as drawing programs write them',
    `<style>/* made by hand */.a{fill:red}</style><style>.clip{clip-path:url(#c);}.mask{mask:url(#m);font-family:'A'}</style>
     <rect id="r"/><clipPath id="c"><use xlink:href="#r"/></clipPath><mask id="m"><g class="clip"><rect/></g></mask>
     ${'<g class="clip"><g class="mask a"><path d="M0 0"/></g></g>'.repeat(100)}`,
  ],
  [
    'shadows',
    `<filter id="filter--1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="4"/><feOffset/><feBlend/></filter>
     ${'<g filter="url(#filter--1)"><rect/></g>'.repeat(40)}`,
  ],
  ['dashed lines', `<g stroke-dasharray="2 1">${'<path d="M0 0L24 24H0V12z"/>'.repeat(200)}</g>`],
  [
    'a dashed line under a picture of many points',
    `<path stroke-dasharray="2 1" d="M0 0h9"/><path d="${'L4 5'.repeat(2_000).replace('L', 'M')}"/>`,
  ],
  [
    'dashes in a style sheet as programs write it',
    '<style>@media screen{.a{stroke-dasharray:none}}.b{stroke-dasharray:6,3}</style><line x2="100%" class="b"/>',
  ],
  ['dashed words', '<text font-size="2" stroke-dasharray="1">nine words</text>'],
  [
    'a dashed line beside a width of numbers beyond number',
    `<g stroke-dasharray="99999999">${`<rect width="${'9 '.repeat(1_000)}"/>`.repeat(300)}</g>`,
  ],
  ['a dashed circle', '<circle r="12" style="stroke-dasharray:.5px,.25px"/>'],
  [
    'arrows',
    `<marker id="m"><path d="M0 0"/></marker>${'<path d="M0 0h1" marker-end="url(#m)"/>'.repeat(200)}`,
  ],
])('takes a drawing with %s', (_name, content) => expect(clean(content)).toContain('<circle r="3"/>'))

/** Groups of which each holds ten of the one before, by whatever `refer` writes: a million million shapes. */
const tower = (refer: (name: string) => string, wrap = 'g'): string =>
  `<${wrap} id="a0"><rect/></${wrap}>${Array.from(
    { length: 12 },
    (_, level) => `<${wrap} id="a${level + 1}">${refer(`a${level}`).repeat(10)}</${wrap}>`,
  ).join('')}`

it.each([
  ['copies of copies', tower((name) => `<use href="#${name}"/>`)],
  ['copies in the old spelling', tower((name) => `<use xlink:href="#${name}"/>`)],
  ['copies by an escaped address', tower((name) => `<use href=" #${name.replace('a', '%61')}"/>`)],
  ['patterns in patterns', tower((name) => `<rect fill="url(#${name})"/>`, 'pattern')],
  ['patterns in strokes', tower((name) => `<rect style="stroke: url( '#${name}' )"/>`, 'pattern')],
  ['masks in masks', tower((name) => `<rect mask="url(#${name})"/>`, 'mask')],
  ['clips in clips', tower((name) => `<rect clip-path="url(&quot;#${name}&quot;)"/>`, 'clipPath')],
  ['markers on markers', tower((name) => `<path d="M0 0" marker-start="url(#${name})"/>`, 'marker')],
  [
    'masks by a style sheet',
    `<style>${Array.from({ length: 12 }, (_, level) => `.c${level},.d{mask:url(#a${level})}`).join('')}</style>${tower(
      (name) => `<rect class="${name.replace('a', 'c')}"/>`,
      'mask',
    )}`,
  ],
  [
    'a pattern for every shape of a group',
    `<pattern id="p">${'<rect/>'.repeat(150)}</pattern><g fill="url(#p)">${'<rect/>'.repeat(150)}</g>`,
  ],
  [
    'patterns that take over the patterns around them',
    `${Array.from(
      { length: 6 },
      (_, level) =>
        `<g fill="url(#p${level + 1})"><pattern id="p${level}">${'<rect/>'.repeat(10)}</pattern></g>`,
    ).join('')}<rect fill="url(#p0)"/>`,
  ],
  [
    'a marker at every corner',
    `<marker id="m">${'<rect/>'.repeat(10)}</marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(2000)}"/>`,
  ],
  ['a copy of what it stands in', '<g id="a"><use href="#a"/></g>'],
  ['a mask that masks itself', '<mask id="a"><rect mask="url(#a)"/></mask><rect mask="url(#a)"/>'],
  [
    'a heavy filter on many shapes',
    `<filter id="f">${'<feGaussianBlur/>'.repeat(10)}</filter>${'<rect filter="url(#f)"/>'.repeat(100)}`,
  ],
  ['many blurred shapes', '<rect style="filter:blur(9px)"/>'.repeat(300)],
  ['dashes beyond number', '<path stroke-dasharray="0.00001" d="M0 0h1000"/>'],
  [
    'dashes beyond number on a group',
    '<g style="stroke-dasharray: 1e-6 1e-6"><rect width="9" height="9"/></g>',
  ],
  [
    'dashes beyond number by a style sheet',
    '<style>.a{stroke-dasharray:.0001}</style><circle class="a" r="1e4"/>',
  ],
  [
    'dashes on a thousand copies',
    `<path id="p" stroke-dasharray=".1" d="M0 0h99"/>${'<use href="#p"/>'.repeat(900)}`,
  ],
  ['dashes on a copy of a long line', '<path id="p" d="M0 0H900000"/><use href="#p" stroke-dasharray="1"/>'],
  ['dashes by a rule for the drawing', '<style>svg{stroke-dasharray:1}</style><path d="M0 0H900000"/>'],
  [
    'a long line in a style sheet',
    '<style>path{stroke-dasharray:1;d:path("M0 0H900000")}</style><path d="M0 0"/>',
  ],
  ['a long line in a style', '<circle stroke-dasharray="1" style="r:900000px"/>'],
  ['a share of a huge field', '<svg viewBox="0 0 9000000 9"><line x2="100%" stroke-dasharray="1"/></svg>'],
  ['a reckoned circle', '<circle r="calc(9000px * 9000)" stroke-dasharray="1"/>'],
  ['a line in inches', '<line x2="90000in" stroke-dasharray="1"/>'],
  ['huge dashed words', `<text font-size="90000" stroke-dasharray="1">${'w'.repeat(99)}</text>`],
  ['many dashes in a long list', `<path d="M0 0h999999" stroke-dasharray="${'0.001 '.repeat(900)}99"/>`],
  ['dashes behind a comment', '<style>.a{stroke-dasharray/**/:.00001}</style><path class="a" d="M0 0h9"/>'],
  ['dashes that are reckoned', '<path style="stroke-dasharray:calc(1px / 99999)" d="M0 0h9"/>'],
  ['dashes in a share of the letters', '<path font-size=".0001" stroke-dasharray="1em" d="M0 0h9"/>'],
  [
    'dashes that stay small in a line that grows',
    '<g transform="scale(99999)"><path style="stroke-dasharray:1;vector-effect:non-scaling-stroke" d="M0 0h9"/></g>',
  ],
  [
    'a pattern for all by a rule for the drawing',
    `<style>svg{fill:url(#p)}</style><pattern id="p">${'<rect/>'.repeat(150)}</pattern>${'<rect/>'.repeat(150)}`,
  ],
  ['noise without end', '<filter id="f"><feTurbulence numOctaves="1e6"/></filter>'],
  ['a huge brush', '<filter id="f"><feMorphology radius="2 5000"/></filter>'],
  ['a mask taken over by everything', '<mask id="m"/><g mask="url(#m)"><rect mask="inherit"/></g>'],
  ['a mask in a variable', '<mask id="m"/><rect style="--a:url(#m)"/>'],
  ['a mask behind a comment', '<mask id="m"/><rect style="fill:/*;mask:*/url(#m)"/>'],
  ['a mask under a condition', '<mask id="m"/><style>@media print{.a{mask:url(#m)}}</style>'],
  ['a mask for everything', '<mask id="m"/><style>*{mask:url(#m)}</style>'],
  ['a mask in a rule within a rule', '<mask id="m"/><style>.a{fill:red;.b{mask:url(#m)}}</style>'],
  [
    'a rule over and over',
    `<mask id="m"/><style>${'rect{mask:url(#m)}'.repeat(4000)}</style>${'<rect/>'.repeat(9)}`,
  ],
  ['too many rules', `<mask id="m"/><style>${'.a{mask:url(#m)}'.repeat(501)}</style>`],
  ['too many elements', '<g/>'.repeat(1000)],
  [
    'too many attributes on one element',
    `<g ${Array.from({ length: 101 }, (_, index) => `a${index}="1"`).join(' ')}/>`,
  ],
  [
    'too many attributes',
    `<g ${Array.from({ length: 99 }, (_, index) => `a${index}="1"`).join(' ')}/>`.repeat(102),
  ],
  [
    'too many attributes that a comment seems to hide',
    `<!-- a="<!--" -->${`<g ${Array.from({ length: 99 }, (_, index) => `a${index}='1'`).join(' ')}/>`.repeat(102)}`,
  ],
  ['a style of too many parts', `<g style="${'fill:red;'.repeat(5_001)}"/>`],
  ['groups too deep', nest(50, '<rect/>')],
  ['groups so deep that a walk through them could run out of stack', nest(900, '')],
  ['groups twenty-four hundred deep', nest(2400, '')],
])('says that a drawing is too complex with %s', (_name, content) => {
  expect(() => clean(content)).toThrow(new ProblemError('tooComplex'))
})

it('drops a value that is longer than any honest one, and draws on', () => {
  expect(clean(`<rect class="${'a '.repeat(10_000)}" width="3"/>`)).toContain('<rect width="3"/>')
})

it.each([
  ['not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'damaged'],
  ['without a namespace', '<svg><rect/></svg>', 'damaged'],
  [
    'of entities',
    '<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
    'entities',
  ],
  ['with nothing left', drawing('<script>1</script>').toString(), 'damaged'],
  ['of a hundred thousand elements', drawing('<g/>'.repeat(100_000)).toString(), 'tooComplex'],
  ['nested without end', drawing('<g>'.repeat(100_000)).toString(), 'tooComplex'],
])('refuses a drawing %s', (_name, text, problem) => {
  let refusal: unknown
  try {
    sanitizeSvg(Buffer.from(text))
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(ProblemError)
  expect(refusal).toMatchObject({ problem })
})

it('refuses bytes that are no text', () => {
  const bytes = Buffer.concat([drawing('<circle/>'), Buffer.from([0xff, 0xfe])])
  expect(() => sanitizeSvg(bytes)).toThrow(ProblemError)
})

it.each([
  ['<svg xmlns="x"/>', true],
  ['\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n<svg >', true],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"><svg>', true],
  ['<html><svg></svg></html>', false],
  ['<svgx>', false],
  ['words <svg>', false],
])('%j begins like a drawing: %s', (text, expected) => expect(looksLikeSvg(Buffer.from(text))).toBe(expected))
