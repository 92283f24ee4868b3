import { expect, test } from 'vitest'
import { toFinding } from './toFinding.ts'

const nothing = { verdict: 'nothing', metadata: null, manifest: null, watermark: 'none' } as const
const signed = {
  signature: 'ours',
  signer: 'Mintage',
  source_type: 'algorithmicMedia',
  ingredient_source_type: null,
  made_with: 'sample',
} as const

test('a picture without marks says nothing', () => {
  expect(toFinding(nothing)).toEqual({
    verdict: 'nothing',
    origin: null,
    ingredientOrigin: null,
    madeWith: null,
    signature: null,
    watermark: 'none',
  })
})

test.each([
  ['trainedAlgorithmicMedia', 'trained'],
  ['algorithmicMedia', 'drawn'],
  ['compositeWithTrainedAlgorithmicMedia', 'edited'],
  ['compositeSynthetic', 'edited'],
  ['algorithmicallyEnhanced', 'enhanced'],
  ['digitalCapture', 'captured'],
  ['computationalCapture', 'captured'],
  ['screenCapture', 'other'],
  ['constructor', 'other'],
])('%s is called %s', (source_type, origin) => {
  expect(toFinding({ ...nothing, verdict: 'marked', metadata: { source_type, made_with: null } }).origin).toBe(origin)
})

test('what is signed is believed before the metadata, and a broken signature after them', () => {
  const metadata = { source_type: 'digitalCapture', made_with: 'A camera' }
  const found = { ...nothing, verdict: 'ours', metadata, manifest: signed } as const
  expect(toFinding(found)).toMatchObject({ origin: 'drawn', madeWith: 'A camera' })
  const broken = { ...signed, signature: 'broken' } as const
  expect(toFinding({ ...found, manifest: broken })).toMatchObject({ origin: 'captured' })
  expect(toFinding({ ...found, metadata: null, manifest: broken })).toMatchObject({
    origin: 'drawn',
    madeWith: 'sample',
  })
})

test('what it was made from is told beside what it says of itself', () => {
  const manifest = {
    ...signed,
    signature: 'intact',
    source_type: null,
    ingredient_source_type: 'digitalCapture',
  } as const
  expect(toFinding({ ...nothing, verdict: 'marked', manifest })).toMatchObject({
    origin: null,
    ingredientOrigin: 'captured',
  })
})

test('a picture from elsewhere that was worked on here is changed, not made', () => {
  const manifest = { ...signed, source_type: 'algorithmicallyEnhanced' }
  expect(toFinding({ ...nothing, verdict: 'ours', manifest }).verdict).toBe('changed')
  expect(toFinding({ ...nothing, verdict: 'ours', manifest: signed }).verdict).toBe('ours')
  expect(toFinding({ ...nothing, verdict: 'ours', watermark: 'likely' }).verdict).toBe('ours')
  expect(toFinding({ ...nothing, verdict: 'ours', watermark: 'certain' }).verdict).toBe('ours')
})
