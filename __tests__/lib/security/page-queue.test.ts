import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type * as PageQueueModule from '@/lib/security/page-queue'

/** Turns come between two promises of the queue. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

let renderInTurn: typeof PageQueueModule.renderInTurn
beforeEach(async () => {
  jest.resetModules()
  ;({ renderInTurn } = await import('@/lib/security/page-queue'))
})

/** Asks for so many pages, and remembers which of them Next has got and which were refused. */
function ask(count: number, area: 'site' | 'queries' | 'panel' = 'site') {
  const responses = Array.from({ length: count }, () => new ServerResponse(new IncomingMessage(new Socket())))
  const rendered: number[] = []
  const refused: number[] = []
  for (const [index, response] of responses.entries()) {
    void renderInTurn(
      area,
      response,
      () => rendered.push(index),
      () => refused.push(index),
    )
  }
  return { responses, rendered, refused }
}

test('eight pages are rendered at a time, and the next when one of them is written or its visitor is gone', async () => {
  const { responses, rendered } = ask(20)
  await settled()
  expect(rendered).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  responses[3]?.emit('prefinish')
  await settled()
  expect(rendered.slice(8)).toEqual([8])
  responses[8]?.emit('close')
  responses[0]?.emit('close')
  await settled()
  expect(rendered.slice(9)).toEqual([9, 10])
})

test('a page whose visitor has left while it waited is not rendered', async () => {
  const { responses, rendered } = ask(10)
  await settled()
  responses[8]?.destroy()
  responses[0]?.emit('prefinish')
  await settled()
  expect(rendered).not.toContain(8)
  expect(rendered).toContain(9)
})

test('neither pages of the panel, which wait for the backend, nor a flood of queries hold up who opens a page', async () => {
  const panel = ask(100, 'panel')
  const queries = ask(100, 'queries')
  const site = ask(1)
  await settled()
  expect(panel.rendered).toHaveLength(48)
  expect(queries.rendered).toHaveLength(8)
  expect(site.rendered).toEqual([0])
})

test('where a thousand pages wait, the next one is refused at once', async () => {
  const { rendered, refused } = ask(1010)
  await settled()
  expect(rendered).toHaveLength(8)
  expect(refused).toEqual([1008, 1009])
})

test('somebody who reads slowly holds up the next page for fifteen seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { rendered } = ask(9)
  await settled()
  jest.advanceTimersByTime(14_000)
  await settled()
  expect(rendered).toHaveLength(8)
  jest.advanceTimersByTime(1_000)
  await settled()
  expect(rendered).toHaveLength(9)
  jest.useRealTimers()
})

test('a page that fails is not refused as one too many', async () => {
  const refuse = jest.fn()
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const failing = () => {
    throw new Error('a fault of the page')
  }
  await expect(renderInTurn('site', response, failing, refuse)).rejects.toThrow('a fault of the page')
  expect(refuse).not.toHaveBeenCalled()
})
