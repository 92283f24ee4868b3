import type { ModelStates } from './model.ts'
import type { Parts } from './model-run.ts'

/** What takes a real machine along its model, without a word about what each state must look like. */
export type MachineDriver<Graph extends ModelStates, Fixture> = Pick<
  Parts<Graph, Fixture>,
  'model' | 'machine' | 'setUp' | 'steps'
>

/** Writes a driver down; the compiler asks for every step of the model. */
export const defineDriver = <Graph extends ModelStates, Fixture>(
  driver: MachineDriver<Graph, Fixture>,
): MachineDriver<Graph, Fixture> => driver

/** For a step that must change nothing, a second press say. `counted` is what the press came back with. */
export const mustNotCount = (counted: boolean): void => {
  if (counted) throw new Error('This was not to count, and it did')
}
