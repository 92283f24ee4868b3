import { describe, expect, it } from 'vitest'
import { phoneCountries } from './countries.ts'
import { parsePhone, toNational } from './parser.ts'

describe('parsePhone', () => {
  it('reads a national number of the given country', () => {
    expect(parsePhone('0151 23456789', 'DE')).toMatchObject({
      international: '+4915123456789',
      nationalNumber: '15123456789',
      valid: true,
    })
  })

  it('reads an international number with any given country', () => {
    expect(parsePhone('+442079460958', 'DE')).toMatchObject({
      international: '+442079460958',
      country: 'GB',
      valid: true,
    })
  })

  it('rejects half a number', () => expect(parsePhone('0151', 'DE').valid).toBe(false))

  it('has nothing to say about nothing', () => {
    expect(parsePhone('', 'DE')).toEqual({
      display: '',
      international: '',
      nationalNumber: '',
      country: null,
      valid: false,
    })
  })

  it('supports every country of the list', () => {
    for (const { iso2, dialCode } of phoneCountries) {
      expect(parsePhone('123456', iso2).international, iso2).toMatch(new RegExp(`^(\\+${dialCode}|$)`))
    }
  })
})

describe('toNational', () => {
  it('drops the country code', () => expect(toNational('+351912345678')).toBe('912 345 678'))
  it('keeps an unreadable number', () => expect(toNational('+35')).toBe('+35'))
})
