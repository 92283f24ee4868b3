import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { flushPromises, statePaths } from '../testing/index.ts'
import { createTestImageCheck, ours, snapshot } from './image-check.support.ts'
import { imageCheckMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(imageCheckMachine)).toEqual(['choosingImage', 'checkingImage', 'imageChecked', 'checkFailed'])
})

test('the image goes into the request once, and another one has to wait', async () => {
  const { holder, taken, checkImage, pick, at } = createTestImageCheck()
  expect(pick()).toBe(true)
  expect(pick('another')).toBe(false)
  expect(taken).toEqual([snapshot])
  expect(holder.isEmpty).toBe(true)
  await checkImage.last().answer(ours)
  expect(at().context).toEqual({ finding: ours, problem: null })
  expect(pick('another')).toBe(true)
  expect(at().context).toEqual({ finding: null, problem: null })
})

test.each([
  [{ kind: 'validation', message: 'M', errors: { file: ['No picture.', 'Really.'] } }, { text: 'No picture.' }],
  [{ kind: 'tooManyRequests', message: 'Slow down' }, { text: 'Slow down' }],
  [
    { kind: 'other', status: 413, message: 'The file is larger than 10 MB.' },
    { text: 'The file is larger than 10 MB.' },
  ],
  [{ kind: 'server' }, { key: 'provenance.failed' }],
  [{ kind: 'network', message: 'fetch failed' }, { key: 'provenance.offline' }],
  [new Error('boom'), { key: 'provenance.failed' }],
])('failure %j says %j, and the next image is taken', async (failure, problem) => {
  const { at, pick, checkImage } = createTestImageCheck()
  pick()
  await checkImage.last().fail(failure)
  expect(at().value).toBe('checkFailed')
  expect(at().context).toEqual({ finding: null, problem })
  expect(pick()).toBe(true)
  expect(at().context.problem).toBeNull()
})

test('the placeholder refuses loudly', async () => {
  const actor = createActor(imageCheckMachine)
  actor.start()
  actor.send({ type: 'image.picked' })
  await flushPromises()
  expect(actor.getSnapshot().context.problem).toEqual({ key: 'provenance.failed' })
})
