import { useEffect } from 'react'
import '../app/early.ts'

/** Stands beside what can be used now. */
export function TakenOver() {
  useEffect(() => window.takenOver?.(), [])
  return null
}
