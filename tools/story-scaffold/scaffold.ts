import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { storiesBelow } from '../sources/stories.ts'
import { type Views, views } from '../story-coverage/index.ts'
import { capturesOf, type StateCapture } from './capture.ts'
import { type MachineState, missingOf, statesOfMachines } from './missing.ts'
import { fileOf, folder, idOf } from './names.ts'
import { withStories } from './storyFile.ts'
import { tableFile, withRow } from './table.ts'

const root = path.resolve(import.meta.dirname, '../..')

const table: Readonly<Record<string, Views | undefined>> = views

const inRoot = (file: string) => path.join(root, file)

const existing = () =>
  new Set(
    ['packages/ui/src', folder]
      .filter((one) => existsSync(inRoot(one)))
      .flatMap(storiesBelow)
      .map(({ id }) => id),
  )

/** States that no story shows, and that have no reason for it. */
export const missingStates = (): readonly MachineState[] => missingOf(statesOfMachines(), table, existing())

const formatted = (file: string) => (source: string) =>
  execFileSync(inRoot('node_modules/.bin/biome'), ['check', '--write', `--stdin-file-path=${inRoot(file)}`], {
    ...{ cwd: root, input: source, encoding: 'utf8' },
  })

const looksOf = ({ component, props }: StateCapture) => JSON.stringify([component, props])

const textOf = ({ machine, state }: MachineState) => `${machine} ${state}`

interface Outcome {
  readonly written: readonly { readonly state: MachineState; readonly story: string }[]
  /** States in which none of their machine's screens is seen, or which the model does not lead to. */
  readonly unseen: readonly MachineState[]
}

/** Writes a story for each state that has none, and its row into the table. */
export async function scaffold(missing: readonly MachineState[]): Promise<Outcome> {
  const machines = new Set(missing.map(({ machine }) => machine))
  const isMissing = new Set(missing.map(textOf))
  const states = statesOfMachines().filter(({ machine, state }) => {
    const view = table[machine]?.[state]
    return machines.has(machine) && (view === undefined || 'story' in view)
  })
  const captures = await capturesOf(states)
  const written: Outcome['written'][number][] = []
  let rows = readFileSync(inRoot(tableFile), 'utf8')
  for (const machine of machines) {
    const ofMachine = captures.filter((capture) => capture.machine === machine)
    const isOwn = (capture: StateCapture) => {
      const view = table[machine]?.[capture.state]
      return isMissing.has(textOf(capture)) || (view && 'story' in view && view.story === idOf(machine, capture.state))
    }
    // Of states that look the same, the first has the story; one that a person has named a story for has no part in it.
    const firsts = new Map<string, StateCapture>()
    for (const capture of ofMachine.filter(isOwn))
      if (!firsts.has(looksOf(capture))) firsts.set(looksOf(capture), capture)
    const file = fileOf(machine)
    const order = statesOfMachines()
      .filter((one) => one.machine === machine)
      .map(({ state }) => state)
    const wanted = new Set<string>()
    for (const capture of ofMachine.filter((one) => isMissing.has(textOf(one)))) {
      const { state } = firsts.get(looksOf(capture)) ?? capture
      wanted.add(state)
      const story = idOf(machine, state)
      rows = withRow(rows, machine, capture.state, story, order)
      written.push({ state: { machine, state: capture.state }, story })
    }
    if (wanted.size === 0) continue
    const before = existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null
    mkdirSync(inRoot(folder), { recursive: true })
    writeFileSync(inRoot(file), withStories(before, ofMachine, wanted, formatted(file)))
  }
  writeFileSync(inRoot(tableFile), rows)
  const seen = new Set(captures.map(textOf))
  return { written, unseen: missing.filter((state) => !seen.has(textOf(state))) }
}
