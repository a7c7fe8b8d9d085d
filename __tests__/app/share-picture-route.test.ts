import { GET } from '@/app/share/[file]/route'
import { drawSharePicture } from '@/lib/images/share-drawing'

jest.mock('@/lib/images/share-drawing', () => ({ drawSharePicture: jest.fn() }))

const ask = (file: string) =>
  GET(new Request(`https://saira.example/share/${file}`), { params: Promise.resolve({ file }) })

test('the picture of a trip is drawn once for each language, and kept for an hour', async () => {
  const draw = jest.mocked(drawSharePicture).mockResolvedValue(Buffer.from('drawn'))
  for (const file of ['saco-fundao-pt-BR.jpg', 'saco-fundao-en-GB.jpg', 'saco-fundao-pt-BR.jpg']) {
    const answer = await ask(file)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(await answer.text()).toBe('drawn')
  }
  expect(draw.mock.calls.map(([{ title }]) => title)).toHaveLength(2)
})

test.each(['nada-pt-BR.jpg', 'saco-fundao-fr.jpg', 'saco-fundao.jpg', '-pt-BR.jpg'])(
  '%s is not there, and no cache goes on saying so for a week',
  async (file) => {
    const answer = await ask(file)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

test('a drawing that fails is tried again by whoever asks next', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  jest
    .mocked(drawSharePicture)
    .mockRejectedValueOnce(new Error('no font'))
    .mockResolvedValue(Buffer.from('drawn'))
  const failed = await ask('itatiaia-pt-BR.jpg')
  expect(failed.status).toBe(500)
  expect(failed.headers.get('cache-control')).toBe('no-store')
  expect(logged.mock.calls.join()).toContain('share-picture-failed')
  expect((await ask('itatiaia-pt-BR.jpg')).status).toBe(200)
})
