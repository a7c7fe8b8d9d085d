/** @jest-environment node */
import { createRequire } from 'node:module'
import { looksLikeSvg } from '@/lib/admin/image-bytes'
import { ProblemError } from '@/lib/admin/problem-error'
import { sanitizeSvg } from '@/lib/admin/svg'

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
  ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/>', /iframe|example/],
])('takes %s away', (_name, content, traces) => {
  expect(clean(content)).not.toMatch(traces)
  expect(clean(content)).toContain('<circle r="3"/>')
})

it('takes a handler away from the drawing itself', () => {
  expect(clean('', 'onload="alert(1)"')).not.toContain('onload')
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
