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

/** Storage with enumerable keys, like a browser's. */
function storageOf() {
  const { window } = stubBrowser()
  onTestFinished(() => void vi.unstubAllGlobals())
  return window.localStorage
}

describe('createStore', () => {
  it('keeps values in memory when storage is blocked', () => {
    const store = blocked()
    expect(store.get('token')).toBeNull()
    store.set('token', 'abc')
    expect(store.get('token')).toBe('abc')
    store.remove('token')
    expect(store.get('token')).toBeNull()
  })

  it('returns values that another tab stored later', () => {
    const storage = storageOf()
    const store = createStore(() => storage)
    store.set('currencyCode', 'EUR')
    storage.setItem('currencyCode', 'USD')
    expect(store.get('currencyCode')).toBe('USD')
    storage.removeItem('currencyCode')
    expect(store.get('currencyCode')).toBeNull()
  })

  it('lists keys by prefix, including those in memory', () => {
    const storage = storageOf()
    storage.setItem('services.a', '1')
    storage.setItem('token', 'abc')
    expect(createStore(() => storage).keys('services.')).toEqual(['services.a'])
    const alone = blocked()
    alone.set('services.b', '2')
    expect(alone.keys('services.')).toEqual(['services.b'])
    expect(alone.keys('')).toEqual(['services.b'])
  })

  it('returns the newer value in memory when storage is full', () => {
    const full = new FullStorage()
    const store = createStore(() => full)
    store.set('token', 'new')
    expect(store.get('token')).toBe('new')
  })
})
