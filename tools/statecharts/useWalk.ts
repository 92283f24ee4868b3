import { useEffect, useState } from 'react'
import type { Moment, Simulator } from '../machine-chart/index.ts'
import { textOfWalk, walkOfText } from './walkText.ts'

/** A place on a walk, as an address holds it. */
export interface Place {
  /** The steps of the walk, see `walkText.ts`. */
  walk: string
  /** How many of them have been taken. */
  step: number
}

const within = (step: number, steps: readonly string[]) => Math.max(0, Math.min(steps.length, Math.trunc(step) || 0))

/** A walk through a machine: back and forth along its steps, or on by another one. */
export function useWalk(simulator: Simulator, place: Place, onPlace: (place: Place) => void) {
  const [steps, setSteps] = useState(() => walkOfText(simulator, place.walk))
  const [at, setAt] = useState(() => within(place.step, steps))
  const [moments, setMoments] = useState<readonly Moment[]>([])
  useEffect(() => {
    let wanted = true
    simulator.replay(steps).then((all) => {
      if (wanted) setMoments(all)
    })
    return () => {
      wanted = false
    }
  }, [simulator, steps])
  const go = (all: readonly string[], to: number) => {
    setSteps(all)
    setAt(within(to, all))
    onPlace({ walk: textOfWalk(simulator, all), step: within(to, all) })
  }
  return {
    steps,
    at,
    /** None until the machine has been run. */
    moment: moments[at] ?? null,
    go: (to: number) => go(steps, to),
    take: (step: string) => go([...steps.slice(0, at), step], at + 1),
    follow: (path: readonly string[]) => go(path, 0),
  }
}
