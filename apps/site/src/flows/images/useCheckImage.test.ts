import { expect, test } from 'vitest'
import { toFinding } from './useCheckImage.ts'

const nothing = { verdict: 'nothing', metadata: null, manifest: null, watermark: 'none' } as const
const signed = {
  signature: 'ours',
  signer: 'Mintage',
  source_type: 'algorithmicMedia',
  ingredient_source_type: null,
  made_with: 'sample',
} as const

test('finds nothing in an image without marks', () => {
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
])('maps %s to %s', (source_type, origin) => {
  expect(toFinding({ ...nothing, verdict: 'marked', metadata: { source_type, made_with: null } }).origin).toBe(origin)
})

test('a valid signature precedes metadata, metadata precedes a broken signature', () => {
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

test('shows the origin of the ingredients and of the image', () => {
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

test('calls an outside image that was edited here changed, not made', () => {
  const manifest = { ...signed, source_type: 'algorithmicallyEnhanced' }
  expect(toFinding({ ...nothing, verdict: 'ours', manifest }).verdict).toBe('changed')
  expect(toFinding({ ...nothing, verdict: 'ours', manifest: signed }).verdict).toBe('ours')
  expect(toFinding({ ...nothing, verdict: 'ours', watermark: 'likely' }).verdict).toBe('ours')
  expect(toFinding({ ...nothing, verdict: 'ours', watermark: 'certain' }).verdict).toBe('ours')
})
