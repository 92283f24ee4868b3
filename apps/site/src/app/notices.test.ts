import { expect, it, vi } from 'vitest'
import { createNotices } from './notices.ts'

const notice = (text: string) => ({ tone: 'info' as const, message: { text } })

it('queues notices until there is an announcer, and wakes it once', () => {
  const notices = createNotices()
  const wake = vi.fn()
  const announce = vi.fn()
  notices.onFirst(wake)
  notices.show(notice('one'))
  notices.setAnnouncer(announce)
  notices.show(notice('two'))
  expect(wake).toHaveBeenCalledTimes(1)
  expect(announce.mock.calls).toEqual([[notice('one')], [notice('two')]])
})

it('wakes a late subscriber, and waits again when the announcer has left', () => {
  const notices = createNotices()
  notices.show(notice('early'))
  const wake = vi.fn()
  notices.onFirst(wake)
  expect(wake).toHaveBeenCalledTimes(1)
  notices.setAnnouncer(vi.fn())()
  notices.show(notice('late'))
  const announce = vi.fn()
  notices.setAnnouncer(announce)
  expect(announce.mock.calls).toEqual([[notice('late')]])
})

it('does not wake a removed subscriber, and wakes the next one', () => {
  const [left, stayed] = [vi.fn(), vi.fn()]
  const notices = createNotices()
  const leave = notices.onFirst(left)
  const stop = notices.onFirst(stayed)
  leave()
  notices.show(notice('one'))
  expect(left).not.toHaveBeenCalled()
  expect(stayed).toHaveBeenCalledTimes(1)
  stop()
  notices.show(notice('two'))
  expect(stayed).toHaveBeenCalledTimes(1)
})

it('keeps the latest announcer when an earlier one leaves', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const notices = createNotices()
  const leave = notices.setAnnouncer(first)
  notices.setAnnouncer(second)
  leave()
  notices.show(notice('one'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

it('withdraws notices that are shown or queued', () => {
  const notices = createNotices()
  const takenBack = vi.fn()
  const announce = vi.fn(() => takenBack)
  const early = notices.show(notice('early'))
  const never = notices.show(notice('never'))
  never()
  notices.setAnnouncer(announce)
  expect(announce.mock.calls).toEqual([[notice('early')]])
  early()
  notices.show(notice('late'))()
  expect(takenBack).toHaveBeenCalledTimes(2)
})
