import { type PlanIntent, readIntent } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

/** A guest's choice, kept for this visit while they sign in (D61). */
export const intentKey = visitKeys.planIntent

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export const keptIntent = (visit: KeyValueStore, now: number): PlanIntent | null =>
  readIntent(parse(visit.get(intentKey)), now)

export const keepIntent = (visit: KeyValueStore, intent: PlanIntent): void =>
  visit.set(intentKey, JSON.stringify(intent))
