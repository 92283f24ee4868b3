import { describe, expect, it } from 'vitest'
import { findOption, noSearch, type Search, searchWith } from './typeAhead.ts'

const key = (name: string, timeStamp: number, modifiers = {}) => ({
  key: name,
  timeStamp,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
})

const typed = (text: string): Search => ({ text, at: 5_000 })

describe('searchWith', () => {
  it('joins letters typed within a second', () => {
    expect(searchWith(noSearch, key('n', 5_000))).toEqual({ text: 'n', at: 5_000 })
    expect(searchWith(typed('n'), key('o', 5_999))).toEqual({ text: 'no', at: 5_999 })
    expect(searchWith(typed('n'), key('o', 6_000))).toEqual({ text: 'o', at: 6_000 })
  })

  it('accepts a space only within a word', () => {
    expect(searchWith(typed('new'), key(' ', 5_100))).toEqual({ text: 'new ', at: 5_100 })
    expect(searchWith(typed('new'), key(' ', 6_000))).toBeNull()
    expect(searchWith(noSearch, key(' ', 10))).toBeNull()
  })

  it('ignores other keys and shortcuts', () => {
    for (const name of ['Enter', 'Shift', 'ArrowDown', 'Dead']) {
      expect(searchWith(typed('n'), key(name, 5_100))).toBeNull()
    }
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(searchWith(typed('n'), key('o', 5_100, { [modifier]: true }))).toBeNull()
    }
  })
})

describe('findOption', () => {
  const options = ['Åland Islands', 'Namibia', 'Norfolk Island', 'North Korea', 'Norway'].map((label) => ({ label }))
  const found = (text: string, current: number) => options[findOption(options, typed(text), current)]?.label

  it('finds options that start with the whole word, without regard to case and accents', () => {
    expect(found('NORW', 0)).toBe('Norway')
    expect(found('åla', 4)).toBe('Åland Islands')
    expect(found('ala', 4)).toBe('Åland Islands')
    expect(found('orway', 0)).toBeUndefined()
  })

  it('stays at an option that still matches a longer word', () => {
    expect(found('no', 3)).toBe('North Korea')
  })

  it('moves to the next match with one letter, also repeated, and around the end', () => {
    expect(found('n', 0)).toBe('Namibia')
    expect(found('n', 1)).toBe('Norfolk Island')
    expect(found('nn', 2)).toBe('North Korea')
    expect(found('n', 4)).toBe('Namibia')
    expect(found('a', 0)).toBeUndefined()
  })

  it('starts at the top without a current option', () => {
    expect(found('n', -1)).toBe('Namibia')
    expect(found('a', -1)).toBe('Åland Islands')
  })

  it('skips disabled options, and finds nothing in an empty list', () => {
    const some = [{ label: 'Namibia', disabled: true }, { label: 'Nauru' }]
    expect(findOption(some, typed('n'), -1)).toBe(1)
    expect(findOption(some, typed('nam'), -1)).toBe(-1)
    expect(findOption([], typed('n'), -1)).toBe(-1)
  })
})
