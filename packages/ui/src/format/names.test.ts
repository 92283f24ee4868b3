import { describe, expect, it } from 'vitest'
import { formatBytes } from './files.ts'
import { fullName, initials } from './names.ts'

describe('fullName', () => {
  it('is name plus surname (R144)', () => {
    expect(fullName({ name: 'Ada', surname: 'Lovelace' })).toBe('Ada Lovelace')
    expect(fullName({ name: ' Ada ', surname: null })).toBe('Ada')
    expect(fullName({})).toBe('')
  })
})

describe('initials', () => {
  it('takes the first and the last word', () => {
    expect(initials('Ada King Lovelace')).toBe('AL')
    expect(initials('ada')).toBe('A')
    expect(initials('  ')).toBe('')
    expect(initials('éric ünal')).toBe('ÉÜ')
  })
})

describe('formatBytes', () => {
  it('steps by 1024', () => {
    expect(formatBytes(0)).toBe('0 bytes')
    expect(formatBytes(900)).toBe('900 bytes')
    expect(formatBytes(1536)).toBe('1.5 KB')
    expect(formatBytes(10 * 1024 * 1024)).toBe('10 MB')
  })
})
