import type { Figure } from './figure.ts'

/** One line for each figure that is another than before, or that only one of both measurements has. */
export function differences(before: readonly Figure[], now: readonly Figure[]): readonly string[] {
  const earlier = new Map(before.map(({ what, measured }) => [what, measured]))
  const later = new Map(now.map(({ what, measured }) => [what, measured]))
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((what) => {
    const [from = 'not measured', to = 'not measured'] = [earlier.get(what), later.get(what)]
    return from === to ? [] : [`${what}: ${from} before, ${to} now`]
  })
}
