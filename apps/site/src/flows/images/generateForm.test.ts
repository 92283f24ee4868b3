import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from '../../app/storage.ts'
import { offeredValues, readSeed, readSubmittedForm, removeSubmittedForm, saveSubmittedForm } from './generateForm.ts'

const blocked = () =>
  createStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

const values = fc.record({
  prompt: fc.string(),
  negativePrompt: fc.string(),
  styles: fc.array(fc.string()),
  size: fc.string(),
  count: fc.integer({ min: 1, max: 4 }),
  seed: fc.string(),
})

describe('the submitted form', () => {
  it('is read as it was saved, and is gone once removed', () => {
    fc.assert(
      fc.property(values, fc.option(fc.nat()), (form, needed) => {
        const visit = blocked()
        saveSubmittedForm(visit, { values: form, needed })
        expect(readSubmittedForm(visit)).toEqual({ values: form, needed })
        removeSubmittedForm(visit)
        expect(readSubmittedForm(visit)).toBeNull()
      }),
    )
  })

  const whole = { prompt: 'A heron', negativePrompt: 'fog', styles: ['anime'], size: '1024x1024', count: 2, seed: '42' }
  const roundTrip = (form: unknown) => {
    const visit = blocked()
    visit.set('services.generate.draft', JSON.stringify(form))
    return readSubmittedForm(visit)
  }

  it.each([
    { prompt: 7 },
    { prompt: undefined },
    { negativePrompt: null },
    { size: 1024 },
    { seed: 42 },
    { styles: 'anime' },
    { styles: ['anime', 7] },
    { styles: undefined },
    { count: '2' },
    { count: 1.5 },
    { count: undefined },
  ])('is null when a value has the wrong type: %j', (more) => {
    expect(roundTrip({ values: whole, needed: null })).toEqual({ values: whole, needed: null })
    expect(roundTrip({ values: { ...whole, ...more }, needed: null })).toBeNull()
  })

  it.each(['10', undefined, true, {}])('waits for nothing when the number is invalid: %j', (needed) => {
    expect(roundTrip({ values: whole, needed })).toEqual({ values: whole, needed: null })
  })

  it.each([
    '',
    'nonsense',
    '{}',
    '{"values":{"prompt":1}}',
    '[]',
    'null',
    '{"values":{"styles":[1]}}',
    '{"values":null}',
    '{"values":"text"}',
    '7',
  ])('is null for stored %j', (text) => {
    const visit = blocked()
    visit.set('services.generate.draft', text)
    expect(readSubmittedForm(visit)).toBeNull()
  })
})

const earlier = {
  prompt: 'A heron',
  negativePrompt: 'fog',
  styles: ['anime', 'comic', 'line-art'],
  size: '1024x1024',
  count: 4,
  seed: '42',
}

describe('offeredValues', () => {
  it('keeps all values when the engine supports all fields', () => {
    expect(offeredValues(earlier, { maxImages: 4, fields: ['seed', 'negativePrompt'] })).toEqual(earlier)
  })

  it('omits fields that the engine does not support (D70)', () => {
    const offered = { ...earlier, negativePrompt: '', seed: '' }
    expect(offeredValues(earlier, { maxImages: 4, fields: [] })).toEqual(offered)
    expect(offeredValues(earlier, { maxImages: 4, fields: ['seed'] })).toEqual({ ...offered, seed: '42' })
    expect(offeredValues(earlier, { maxImages: 4, fields: ['negativePrompt'] })).toEqual({
      ...offered,
      negativePrompt: 'fog',
    })
  })

  it('limits images and styles to the maximum of the engine', () => {
    expect(offeredValues(earlier, { maxImages: 2, fields: [] })).toMatchObject({ styles: ['anime', 'comic'], count: 2 })
  })
})

describe('readSeed', () => {
  it('accepts every seed of the contract, and reads an empty field as null', () => {
    expect(readSeed('')).toBeNull()
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (seed) => readSeed(String(seed)) === seed))
  })

  it.each(['2147483648', '-1', '1.5', '1e3', '12 monkeys', '٣', ' 7'])('refuses %j', (text) => {
    expect(readSeed(text)).toBeUndefined()
  })
})
