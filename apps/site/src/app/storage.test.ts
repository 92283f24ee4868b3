import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubBrowser } from '../testing/stubBrowser.ts'
import { createStore } from './storage.ts'

const blocked = () =>
  createStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

class FullStorage implements Storage {
  readonly length = 0
  clear() {}
  getItem(): string | null {
    return 'old'
  }
  key(): string | null {
    return null
  }
  removeItem() {}
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** Storage as a browser has it: its keys can be listed. */
function storageOf() {
  const { window } = stubBrowser()
  onTestFinished(() => void vi.unstubAllGlobals())
  return window.localStorage
}

describe('createStore', () => {
  it('remembers for the page when storage is blocked', () => {
    const store = blocked()
    expect(store.get('token')).toBeNull()
    store.set('token', 'abc')
    expect(store.get('token')).toBe('abc')
    store.remove('token')
    expect(store.get('token')).toBeNull()
  })

  it('gives what another tab has stored since', () => {
    const storage = storageOf()
    const store = createStore(() => storage)
    store.set('currencyCode', 'EUR')
    storage.setItem('currencyCode', 'USD')
    expect(store.get('currencyCode')).toBe('USD')
    storage.removeItem('currencyCode')
    expect(store.get('currencyCode')).toBeNull()
  })

  it('lists the keys that begin so, those of this page alone among them', () => {
    const storage = storageOf()
    storage.setItem('services.a', '1')
    storage.setItem('token', 'abc')
    expect(createStore(() => storage).keys('services.')).toEqual(['services.a'])
    const alone = blocked()
    alone.set('services.b', '2')
    expect(alone.keys('services.')).toEqual(['services.b'])
    expect(alone.keys('')).toEqual(['services.b'])
  })

  it('gives the newer value when storage is full and holds an older one', () => {
    const full = new FullStorage()
    const store = createStore(() => full)
    store.set('token', 'new')
    expect(store.get('token')).toBe('new')
  })
})
