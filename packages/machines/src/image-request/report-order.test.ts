import { expect, test } from 'vitest'
import { done, image, request } from './image-request.support.ts'
import { type ImageRequest, isOlder } from './index.ts'

const working = (progress: number | null) =>
  request({ state: 'working', images: [image({ state: 'working', progress })] })

/** All reports of a request, first to last. */
const inOrder: readonly (readonly [string, ImageRequest])[] = [
  ['queued', request()],
  ['begun', working(null)],
  ['half done', working(50)],
  ['nearly done', working(99)],
  [
    'one of two there',
    request({ state: 'working', images: [image({ state: 'delivered' }), image({ state: 'queued' })] }),
  ],
  ['done', { ...done, finished_at: '2026-11-20T11:01:00.000Z' }],
  ['given back', { ...done, finished_at: '2026-11-20T11:01:00.000Z', refunded: 1 }],
  ['made once more', { ...done, finished_at: '2026-11-20T11:09:00.000Z' }],
]

test.each(inOrder)('%s is older than what came after it, and not than itself or what was before', (name, report) => {
  const place = inOrder.findIndex(([other]) => other === name)
  const verdicts = inOrder.map(([, held]) => isOlder(report, held))
  expect(verdicts).toEqual(inOrder.map((_, other) => other > place))
})

test('a report is old if one of its images was further before', () => {
  const held = request({
    state: 'working',
    images: [image({ state: 'working', progress: 40 }), image({ state: 'delivered' })],
  })
  const further = image({ state: 'working', progress: 80 })
  expect(isOlder({ ...held, images: [further, image({ state: 'working', progress: 90 })] }, held)).toBe(true)
  expect(isOlder({ ...held, images: [further, image({ state: 'delivered' })] }, held)).toBe(false)
})
