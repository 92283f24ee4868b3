import { Select } from '@mintage/ui/controls'
import { useMemo } from 'react'
import type { Simulator } from '../machine-chart/index.ts'

interface PathChoiceProps {
  simulator: Simulator
  /** The steps of the walk as it is. */
  steps: readonly string[]
  onFollow: (path: readonly string[]) => void
}

/** Where a way ends, and what leads there: no two ways share all three. */
function named({ start, states }: Simulator, path: readonly string[]): string {
  const after = (state: string, step: string) => states[state]?.[step] ?? state
  const before = path.slice(0, -1).reduce(after, start)
  const last = path.at(-1) ?? ''
  return `To “${after(before, last)}”, from “${before}”: ${last}`
}

const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** The ways that the tests of the machine go, to be followed step by step. */
export function PathChoice({ simulator, steps, onFollow }: PathChoiceProps) {
  const options = useMemo(
    () =>
      simulator.paths
        .map((path, place) => ({ value: String(place), label: named(simulator, path) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    [simulator],
  )
  return (
    <Select
      label="A way through it"
      options={options}
      placeholder="Choose one, or take your own below"
      value={String(simulator.paths.findIndex((path) => same(path, steps))).replace('-1', '')}
      onValueChange={(value) => onFollow(simulator.paths[Number(value)] ?? [])}
    />
  )
}
