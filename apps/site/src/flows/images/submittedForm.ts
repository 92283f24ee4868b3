import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import type { KeyValueStore } from '../../app/storage.ts'
import { requestKeys } from './storageKeys.ts'

/** The last submitted values, so that the form has them after paying, even if the bank reloaded the site. */
export interface SubmittedForm {
  values: GenerateValues
  /** Tenths that it waits for; null when it does not wait. */
  needed: number | null
}

const key = requestKeys.draft

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

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

export function readSubmittedForm(visit: KeyValueStore): SubmittedForm | null {
  try {
    const value: unknown = JSON.parse(visit.get(key) ?? 'null')
    if (!isRecord(value) || !isValues(value.values)) return null
    return { values: value.values, needed: typeof value.needed === 'number' ? value.needed : null }
  } catch {
    return null
  }
}

export const saveSubmittedForm = (visit: KeyValueStore, draft: SubmittedForm): void =>
  visit.set(key, JSON.stringify(draft))

export const removeSubmittedForm = (visit: KeyValueStore): void => visit.remove(key)
