import { showPictures } from '@/lib/staff/pictures/publish'

const refreshContent = jest.fn(async () => {})
jest.mock('@/lib/content/current', () => ({ refreshContent: () => refreshContent() }))

it('pages show at once what came or went', async () => {
  await showPictures()
  expect(refreshContent).toHaveBeenCalledTimes(1)
})

it('content that cannot be loaded costs a line in the log', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  refreshContent.mockRejectedValueOnce(new TypeError('fetch failed'))
  await showPictures()
  expect(log.mock.calls.join()).toContain('pictures-not-shown')
})
