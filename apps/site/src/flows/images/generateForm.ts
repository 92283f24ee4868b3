import { isRecord } from '@mintage/api-client/isRecord'
import type { ImageRequest, Refinement } from '@mintage/machines/image-request'
import type { GenerateOptions, GenerateValues } from '@mintage/ui/screens/GenerateImage'
import type { KeyValueStore } from '../../app/storage.ts'

export function isValues(value: unknown): value is GenerateValues {
  if (!isRecord(value)) return false
  const { prompt, negativePrompt, styles, size, count, seed } = value
  return (
    [prompt, negativePrompt, size, seed].every((text) => typeof text === 'string') &&
    Array.isArray(styles) &&
    styles.every((style) => typeof style === 'string') &&
    Number.isInteger(count)
  )
}

/** The values of the form behind a request; `seed` as typed, or '' when the server picked one. */
export function toGenerateValues({ settings }: Pick<ImageRequest, 'settings'>, seed = ''): GenerateValues {
  const { prompt, negative_prompt, style, styles, size, count } = settings
  return {
    prompt: prompt ?? '',
    negativePrompt: negative_prompt ?? '',
    styles: styles?.length ? styles : style ? [style] : [],
    size: size ?? '',
    count: count ?? 1,
    seed,
  }
}

/** Values of an earlier request, without fields that the engine does not support now (D70). */
export const offeredValues = (
  values: GenerateValues,
  { maxImages, fields }: Pick<GenerateOptions, 'maxImages' | 'fields'>,
): GenerateValues => ({
  ...values,
  styles: values.styles.slice(0, maxImages),
  count: Math.min(values.count, maxImages),
  negativePrompt: fields.includes('negativePrompt') ? values.negativePrompt : '',
  seed: fields.includes('seed') ? values.seed : '',
})

/** A refinement of an earlier image, with the values of that image. */
export interface ImageRefinement {
  imageId: string
  refinement: Refinement
  values: GenerateValues
}

/** The largest seed of the contract. */
const MAX_SEED = 2_147_483_647

/** Null for an empty field, so that the server picks a seed; undefined for an invalid one. */
export function readSeed(text: string): number | null | undefined {
  if (text === '') return null
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return seed <= MAX_SEED ? seed : undefined
}

/** The last submitted values, so that the form has them after paying, even if the bank reloaded the site. */
export interface SubmittedForm {
  values: GenerateValues
  /** Tenths that it waits for; null when it does not wait. */
  needed: number | null
}

/** Session storage key. */
export const submittedFormKey = 'services.generate.draft'

export function readSubmittedForm(visit: KeyValueStore): SubmittedForm | null {
  try {
    const value: unknown = JSON.parse(visit.get(submittedFormKey) ?? 'null')
    if (!isRecord(value) || !isValues(value.values)) return null
    return { values: value.values, needed: typeof value.needed === 'number' ? value.needed : null }
  } catch {
    return null
  }
}

export const saveSubmittedForm = (visit: KeyValueStore, form: SubmittedForm): void =>
  visit.set(submittedFormKey, JSON.stringify(form))

export const removeSubmittedForm = (visit: KeyValueStore): void => visit.remove(submittedFormKey)
