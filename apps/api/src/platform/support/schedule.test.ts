import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './schedule.ts'

const logged = vi.fn()
const log = { error: logged, warn: logged, info: logged }

beforeEach(() => {
  vi.useFakeTimers()
  logged.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('repeats work until it is stopped', async () => {
  const work = vi.fn(async () => {})
  const stop = every(1000, 'sweep', log, work)
  await vi.advanceTimersByTimeAsync(999)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(3)
  await stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(3)
  expect(logged).not.toHaveBeenCalled()
})

test('a long run delays the next, and stopping waits for it', async () => {
  const slow = Promise.withResolvers<void>()
  const work = vi.fn(() => slow.promise)
  const stop = every(1000, 'sweep', log, work)
  await vi.advanceTimersByTimeAsync(3500)
  expect(work).toHaveBeenCalledTimes(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStopped).toBe(false)
  slow.resolve()
  await stopped
  expect(work).toHaveBeenCalledTimes(1)
})

test("logs a failure with the work's name and tries again", async () => {
  const down = new Error('down')
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(down).mockResolvedValue()
  const stop = every(1000, 'sweep', log, work)
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(2)
  expect(logged.mock.calls[0]).toEqual([{ err: down, name: 'sweep' }, 'scheduled work failed'])
  await stop()
})

test('logs the first of consecutive failures, and their end', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('down'))
  const stop = every(1000, 'sweep', log, work)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(logged).toHaveBeenCalledTimes(1)
  work.mockResolvedValue()
  await vi.advanceTimersByTimeAsync(3000)
  expect(logged.mock.calls.slice(1)).toEqual([[{ name: 'sweep' }, 'scheduled work succeeds again']])
  work.mockRejectedValueOnce(new Error('down again'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(logged).toHaveBeenLastCalledWith(expect.anything(), 'scheduled work failed')
  await stop()
})
