import { describe, expect, it } from 'vitest'
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

describe('createStore', () => {
  it('remembers for the page when storage is blocked', () => {
    const store = blocked()
    expect(store.get('token')).toBeNull()
    store.set('token', 'abc')
    expect(store.get('token')).toBe('abc')
    store.remove('token')
    expect(store.get('token')).toBeNull()
  })

  it('gives the newer value when storage is full and holds an older one', () => {
    const full = new FullStorage()
    const store = createStore(() => full)
    store.set('token', 'new')
    expect(store.get('token')).toBe('new')
  })
})
