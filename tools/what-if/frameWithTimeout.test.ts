import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFrameWithTimeout, retryOnce } from './frameWithTimeout.ts'

interface FakeFrame {
  number: number
  closed: boolean
}

async function setUp() {
  const frames: FakeFrame[] = []
  const stopping = new AbortController()
  const asked = await openFrameWithTimeout<FakeFrame>({
    open: async () => {
      const frame = { number: frames.length + 1, closed: false }
      frames.push(frame)
      return frame
    },
    close: (frame) => {
      frame.closed = true
    },
    limit: 5000,
    signal: stopping.signal,
  })
  return { asked, frames, stopping }
}

const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('keeps the frame that answers, and waits no longer for it', async () => {
  const { asked, frames } = await setUp()
  expect(await asked.ask(async ({ number }) => `frame ${number}`)).toBe('frame 1')
  expect(await asked.ask(async ({ number }) => `frame ${number}`)).toBe('frame 1')
  expect(vi.getTimerCount()).toBe(0)
  asked.close()
  expect(frames).toEqual([{ number: 1, closed: true }])
})

it('asks a story that hangs once more in a new frame, not before the limit and not later', async () => {
  const { asked, frames } = await setUp()
  const answer = retryOnce(() =>
    asked.ask(({ number }) => (number === 1 ? never() : Promise.resolve(`frame ${number}`))),
  )
  await vi.advanceTimersByTimeAsync(4999)
  expect(frames).toEqual([{ number: 1, closed: false }])
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('frame 2')
  expect(frames).toEqual([
    { number: 1, closed: true },
    { number: 2, closed: false },
  ])
})

it('gives a story up that hangs twice, and asks for the next one in a new frame', async () => {
  const { asked, frames } = await setUp()
  const answer = retryOnce(() => asked.ask(never))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBeNull()
  expect(await asked.ask(async ({ number }) => number)).toBe(3)
  expect(frames.map(({ closed }) => closed)).toEqual([true, true, false])
})

it('stops at once when it is called off, also while a story hangs', async () => {
  const { asked, stopping } = await setUp()
  const answer = expect(retryOnce(() => asked.ask(never))).rejects.toThrow('called off')
  stopping.abort(new Error('called off'))
  await answer
  await expect(asked.ask(async () => 1)).rejects.toThrow('called off')
  expect(vi.getTimerCount()).toBe(0)
})

it('does not ask again where the answer is an error', async () => {
  const { asked, frames } = await setUp()
  const question = vi.fn(async () => {
    throw new Error('no such story')
  })
  await expect(retryOnce(() => asked.ask(question))).rejects.toThrow('no such story')
  expect(question).toHaveBeenCalledTimes(1)
  expect(frames).toEqual([{ number: 1, closed: false }])
})
