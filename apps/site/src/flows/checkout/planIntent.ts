import { type PlanIntent, readIntent } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

/** A guest's plan, saved in session storage while they sign in (D61). */
export const intentKey = visitKeys.planIntent

export function readPlanIntent(visit: KeyValueStore, now: number): PlanIntent | null {
  try {
    return readIntent(JSON.parse(visit.get(intentKey) ?? 'null'), now)
  } catch {
    return null
  }
}

export const savePlanIntent = (visit: KeyValueStore, intent: PlanIntent): void =>
  visit.set(intentKey, JSON.stringify(intent))
