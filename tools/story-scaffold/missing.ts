import * as drivers from '@mintage/machines/drivers'
import { leavesOf, type Views } from '../story-coverage/index.ts'

/** A state of a machine by its path. */
export interface MachineState {
  readonly machine: string
  readonly state: string
}

/** The states of the machines, in the order of the machines. */
export const statesOfMachines = (): readonly MachineState[] =>
  Object.values(drivers).flatMap(({ machine }) =>
    leavesOf(machine.root).map((state) => ({ machine: machine.id, state })),
  )

type Table = Readonly<Record<string, Views | undefined>>

/**
 * The states that neither a story shows nor a reason is given for: the table does not have them yet, or names a story that
 * does not exist.
 */
export const missingOf = (
  states: readonly MachineState[],
  table: Table,
  stories: ReadonlySet<string>,
): readonly MachineState[] =>
  states.filter(({ machine, state }) => {
    const view = table[machine]?.[state]
    return view === undefined || ('story' in view && !stories.has(view.story))
  })
