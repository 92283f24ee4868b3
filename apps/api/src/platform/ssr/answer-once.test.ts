import { expect, test, vi } from 'vitest'
import { answerOnce } from './answer-once.ts'

const at = (start: number) => {
  let time = start
  return { now: () => new Date(time), pass: (milliseconds: number) => (time += milliseconds) }
}

test('answers equal calls once, while the first is under way and some time after a kept answer', async () => {
  const clock = at(0)
  const once = answerOnce<string>(clock, 10, (answer) => answer === 'done')
  const answer = vi.fn(async () => 'done')
  expect(await Promise.all([once(['a'], answer), once(['a'], answer), once(['b'], answer)])).toEqual(
    Array(3).fill('done'),
  )
  expect(answer).toHaveBeenCalledTimes(2)
  clock.pass(9)
  await once(['a'], answer)
  expect(answer).toHaveBeenCalledTimes(2)
  clock.pass(1)
  await once(['a'], answer)
  expect(answer).toHaveBeenCalledTimes(3)
})

test('repeats a call that was refused or failed', async () => {
  const once = answerOnce<string>(at(0), 10, (answer) => answer === 'done')
  const answer = vi.fn(async () => 'refused')
  await once(['a'], answer)
  expect(await once(['a'], answer)).toBe('refused')
  expect(answer).toHaveBeenCalledTimes(2)
  await expect(once(['a'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await once(['a'], async () => 'done')).toBe('done')
})
