import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneCountries } from './countries.ts'
import { caretBehind, detectCountry, makeThrottle, searchCountries } from './detect.ts'

const iso = (digits: string) => detectCountry(digits, phoneCountries).country?.iso2

describe('the list of countries', { tags: ['R168'] }, () => {
  it('contains each country once, with a dial code', () => {
    expect(new Set(phoneCountries.map(({ iso2 }) => iso2)).size).toBe(phoneCountries.length)
    for (const { iso2, dialCode, name } of phoneCountries) {
      expect(iso2).toMatch(/^[A-Z]{2}$/)
      expect(dialCode).toMatch(/^[1-9]\d{0,3}$/)
      expect(name).not.toBe('')
    }
  })

  it('has one default country for every dial code', () => {
    for (const dialCode of new Set(phoneCountries.map((country) => country.dialCode))) {
      const first = phoneCountries.filter((country) => country.dialCode === dialCode && country.priority === 0)
      expect(first.length, dialCode).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('detectCountry', { tags: ['R168'] }, () => {
  it('distinguishes countries with the same dial code', () => {
    expect(iso('12125550100')).toBe('US')
    expect(iso('14165550100')).toBe('CA')
    expect(iso('18765550100')).toBe('JM')
    expect(iso('77011234567')).toBe('KZ')
    expect(iso('79161234567')).toBe('RU')
    expect(iso('442079460958')).toBe('GB')
    expect(iso('441534123456')).toBe('JE')
    expect(iso('491512345678')).toBe('DE')
  })

  it('waits while the dial code is being typed', () => {
    expect(detectCountry('35', phoneCountries)).toEqual({ country: null, possible: true })
  })

  it('reports digits that match no country', () => {
    expect(detectCountry('999', phoneCountries)).toEqual({ country: null, possible: false })
    const german = phoneCountries.filter(({ iso2 }) => iso2 === 'DE')
    expect(detectCountry('3', german).possible).toBe(false)
    expect(detectCountry('4', german).possible).toBe(true)
  })

  it('rejects a number with the area code of a country that is not accepted', () => {
    const only = (...codes: string[]) => phoneCountries.filter(({ iso2 }) => codes.includes(iso2))
    const read = (digits: string, ...codes: string[]) => detectCountry(digits, only(...codes), phoneCountries)
    expect(read('1876', 'US')).toEqual({ country: null, possible: false })
    expect(read('1212', 'US').country?.iso2).toBe('US')
    expect(read('1', 'CA')).toEqual({ country: null, possible: true })
    expect(read('1416', 'CA').country?.iso2).toBe('CA')
    expect(read('1212', 'CA')).toEqual({ country: null, possible: false })
    expect(read('79', 'KZ')).toEqual({ country: null, possible: false })
    expect(read('590690', 'MF').country?.iso2).toBe('MF')
  })

  it("finds only a country with the number's dial code", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }), (digits) => {
        const { country } = detectCountry(digits, phoneCountries)
        return country === null || digits.startsWith(country.dialCode)
      }),
    )
  })
})

describe('searchCountries', { tags: ['R168'] }, () => {
  const names = (query: string) => searchCountries(query, phoneCountries).map(({ name }) => name)

  it('finds by name, code, dial code and without accents', () => {
    expect(names('port')[0]).toBe('Portugal')
    expect(names('DE')[0]).toBe('Germany')
    expect(names('+49')).toEqual(['Germany'])
    expect(names('cura')).toEqual(['Curaçao'])
    expect(names('island').length).toBeGreaterThan(3)
    expect(names('atlantis')).toEqual([])
  })

  it.each([
    ['+44', 'United Kingdom'],
    ['0044', 'United Kingdom'],
    ['00 44', 'United Kingdom'],
    ['01144', 'United Kingdom'],
    ['UK', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['scotland', 'United Kingdom'],
    ['Great Br', 'United Kingdom'],
    ['+1', 'United States'],
    ['1', 'United States'],
    ['USA', 'United States'],
    ['U.S.A.', 'United States'],
    ['america', 'United States'],
    ['+7', 'Russia'],
    ['+47', 'Norway'],
    ['+61', 'Australia'],
    ['+39', 'Italy'],
    ['UAE', 'United Arab Emirates'],
    ['Turkey', 'Türkiye'],
    ['turkiye', 'Türkiye'],
    ['Czech Republic', 'Czechia'],
    ['Holland', 'Netherlands'],
    ['Ivory Coast', "Côte d'Ivoire"],
    ['Cote d’Ivoire', "Côte d'Ivoire"],
    ['Burma', 'Myanmar (Burma)'],
    ['Palestine', 'Palestinian Territories'],
    ['korea', 'South Korea'],
    ['Saint Lucia', 'St. Lucia'],
    ['St Lucia', 'St. Lucia'],
    ['Saint Vincent and the Grenadines', 'St. Vincent & Grenadines'],
    ['bosnia and herzegovina', 'Bosnia & Herzegovina'],
    ['guinea bissau', 'Guinea-Bissau'],
  ])('puts the country that "%s" means first: %s', (query, name) => expect(names(query)[0]).toBe(name))

  it('lists the main country of a dial code first', () => {
    expect(names('+44')).toEqual(['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey'])
  })

  it.each([' ', '+', '0', '00', '011'])('lists all for "%s"', (query) => {
    expect(names(query)).toHaveLength(phoneCountries.length)
  })
})

describe('makeThrottle', () => {
  it('allows one call in 500 ms (R286)', () => {
    const through = makeThrottle(500)
    expect([0, 100, 499, 500, 999, 1000].map(through)).toEqual([true, false, false, true, false, true])
  })
})

describe('caretBehind', () => {
  it('keeps the caret after the same digit', () => {
    expect(caretBehind('0151 2345', '0151')).toBe(4)
    expect(caretBehind('0151 2345', '01512')).toBe(6)
    expect(caretBehind('+49 151', '')).toBe(0)
  })

  it('keeps the caret inside the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (formatted, before) => {
        const place = caretBehind(formatted, before)
        return place >= 0 && place <= formatted.length
      }),
    )
  })
})
