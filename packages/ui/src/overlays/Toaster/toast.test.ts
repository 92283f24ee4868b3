import { describe, expect, it, vi } from 'vitest'
import { ACTION_TOAST_MS, CATALOGUE_TOAST_MS, createToasts } from './toast.ts'

function atTime() {
  const clock = { now: 0 }
  const toasts = createToasts(() => clock.now)
  const shown: string[] = []
  const close = vi.fn()
  return { clock, toasts, shown, close, listen: () => toasts.listen({ show: ({ text }) => shown.push(text), close }) }
}

describe('toasts', () => {
  it('wait in order for a listener', () => {
    const { toasts, shown, listen } = atTime()
    toasts.error('one')
    toasts.info('two')
    listen()
    toasts.success('three')
    expect(shown).toEqual(['one', 'two', 'three'])
  })

  it('show the same text once a second (D37)', () => {
    const { clock, toasts, shown, listen } = atTime()
    listen()
    toasts.error('Network error. Please check your connection.')
    clock.now = 999
    toasts.error('Network error. Please check your connection.')
    toasts.error('Session expired. Please log in again.')
    clock.now = 1000
    toasts.error('Network error. Please check your connection.')
    expect(shown).toEqual([
      'Network error. Please check your connection.',
      'Session expired. Please log in again.',
      'Network error. Please check your connection.',
    ])
  })

  it('show the same text again to a new toaster', () => {
    const { toasts, shown, listen } = atTime()
    const stop = listen()
    toasts.success('Welcome back!')
    stop()
    listen()
    toasts.success('Welcome back!')
    expect(shown).toEqual(['Welcome back!', 'Welcome back!'])
  })

  it('last 2500 ms by default (R398)', { tags: ['R398'] }, () => {
    const toasts = createToasts()
    const listener = vi.fn()
    toasts.listen({ show: listener, close: vi.fn() })
    toasts.info('one')
    toasts.info('two', { duration: CATALOGUE_TOAST_MS })
    expect(listener.mock.calls.map(([message]) => message.duration)).toEqual([2500, 3000])
  })

  it('stay ten seconds by default if they have an action', () => {
    const toasts = createToasts()
    const listener = vi.fn()
    toasts.listen({ show: listener, close: vi.fn() })
    const action = { label: 'Undo', onSelect: () => undefined }
    toasts.info('one', { action })
    toasts.info('two', { action, duration: 4000 })
    expect(listener.mock.calls.map(([message]) => message.duration)).toEqual([ACTION_TOAST_MS, 4000])
  })

  it('request a listener only for a message', () => {
    const { toasts, listen } = atTime()
    const needed = vi.fn()
    toasts.whenNeeded(needed)
    expect(needed).not.toHaveBeenCalled()
    toasts.info('one')
    expect(needed).toHaveBeenCalledOnce()
    const letGo = listen()
    toasts.info('two')
    expect(needed).toHaveBeenCalledOnce()
    letGo()
    toasts.info('three')
    expect(needed).toHaveBeenCalledTimes(2)
  })

  it('can be dismissed early, shown or waiting', () => {
    const { toasts, shown, close, listen } = atTime()
    const takeAway = toasts.info('waiting')
    takeAway()
    listen()
    expect(shown).toEqual([])
    const id = vi.fn()
    toasts.listen({ show: (message) => id(message.id), close })
    toasts.info('shown')()
    expect(close.mock.calls).toEqual(id.mock.calls)
  })
})
