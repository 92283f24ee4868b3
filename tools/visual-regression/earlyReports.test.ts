import { expect, it, vi } from 'vitest'
import { earlyReports, type Progress } from './earlyReports.ts'

function setUp() {
  let time = 0
  const written: Progress[] = []
  const waiting: (() => void)[] = []
  const reports = earlyReports(
    (progress) => {
      written.push(progress)
      return new Promise((resolve) => waiting.push(resolve))
    },
    () => time,
  )
  return {
    written: () => written.map(({ taken }) => taken),
    finished: reports.finished,
    /** So many shots of 3,000 are there at a moment, in seconds. */
    at(seconds: number, taken: number) {
      time = seconds * 1000
      reports.onTaken({ taken, all: 3000 })
    },
    async writingEnds() {
      waiting.shift()?.()
      await reports.finished()
    },
  }
}

it('writes what is there after half a minute, and then whenever twice the time has passed', async () => {
  const { at, written, writingEnds } = setUp()
  at(29.9, 290)
  expect(written()).toEqual([])
  at(30, 300)
  await writingEnds()
  at(59.9, 599)
  expect(written()).toEqual([300])
  at(60, 600)
  await writingEnds()
  at(119, 1190)
  at(121, 1210)
  expect(written()).toEqual([300, 600, 1210])
})

it('writes one at a time', async () => {
  const { at, written, writingEnds } = setUp()
  at(30, 300)
  at(70, 700)
  expect(written()).toEqual([300])
  await writingEnds()
  at(71, 710)
  expect(written()).toEqual([300, 710])
})

it('leaves it where the whole report is there within a minute', () => {
  const { at, written } = setUp()
  // 2,000 in 119 s: 59.5 s are left.
  at(119, 2000)
  expect(written()).toEqual([])
  // 2,000 in 121 s: 60.5 s are left.
  at(121, 2000)
  expect(written()).toEqual([2000])
})

it('goes on after one that failed, and waits for the one that is being written', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let time = 0
  const write = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('The disk is full.')).mockResolvedValue()
  const reports = earlyReports(write, () => time)
  for (const seconds of [30, 60]) {
    time = seconds * 1000
    reports.onTaken({ taken: seconds * 10, all: 3000 })
    await reports.finished()
  }
  expect(write).toHaveBeenCalledTimes(2)
  expect(logged.mock.calls).toEqual([['visual: an early report failed. Error: The disk is full.']])
  logged.mockRestore()
})
