import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullName, initials } from './names.ts'

describe('fullName', () => {
  it('is name plus surname (R144)', { tags: ['R144'] }, () => {
    expect(fullName({ name: 'Ada', surname: 'Lovelace' })).toBe('Ada Lovelace')
    expect(fullName({ name: ' Ada ', surname: null })).toBe('Ada')
    expect(fullName({})).toBe('')
  })

  it('has no extra space, and keeps all letters', () => {
    const part = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined))
    fc.assert(
      fc.property(part, part, (name, surname) => {
        const made = fullName({
          ...(name === undefined ? {} : { name }),
          ...(surname === undefined ? {} : { surname }),
        })
        return (
          made === made.trim() &&
          made.replaceAll(' ', '') === `${name?.trim() ?? ''}${surname?.trim() ?? ''}`.replaceAll(' ', '')
        )
      }),
    )
  })
})

describe('initials', () => {
  it('takes the first and the last word', () => {
    expect(initials('Ada King Lovelace')).toBe('AL')
    expect(initials('ada')).toBe('A')
    expect(initials('Ada  Lovelace')).toBe('AL')
    expect(initials('  ')).toBe('')
    expect(initials('éric ünal')).toBe('ÉÜ')
  })

  it('counts characters as people do', () => {
    expect(initials('e\u0301ric')).toBe('E\u0301')
    expect(initials('👩‍🚀 Ada')).toBe('👩‍🚀A')
    expect(initials('\u200fAda \u200eLovelace \u200f')).toBe('AL')
    expect(initials('山田　太郎')).toBe('山太')
    expect(initials('\u200f\u200eAda')).toBe('A')
  })

  it('never throws, and returns at most two characters', () => {
    const count = (text: string) => [...new Intl.Segmenter('en-US').segment(text)].length
    const names = fc.array(fc.stringMatching(/^[a-zé山👩]+$/u), { maxLength: 6 }).map((words) => words.join(' '))
    fc.assert(fc.property(names, (name) => count(initials(name)) <= 2))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => typeof initials(name) === 'string'))
  })
})
