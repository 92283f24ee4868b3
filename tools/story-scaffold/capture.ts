import path from 'node:path'
import { startVitest } from 'vitest/node'
import type { MachineState } from './missing.ts'
import { type ScreenName, screens, screensOf } from './screens.ts'
import { folderOf, type Walk, walksThrough } from './walks.ts'

const root = path.resolve(import.meta.dirname, '../..')

export type Data = null | boolean | number | string | readonly Data[] | { readonly [name: string]: Data }
export type Props = Readonly<Record<string, Data>>

/** What a person looks at in a state, and how it came to be. */
export interface StateCapture extends MachineState {
  readonly steps: readonly string[]
  readonly component: ScreenName
  readonly props: Props
}

const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name)

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null

const nameOf = (folder: string, { steps, taken }: Walk) => `${folder}: ${steps.slice(0, taken).join(', ')}`

type Shown = readonly { readonly component: string; readonly props: unknown }[]

/** The first of the machine's screens that stands on the page and is open. */
function screenOf(machine: string, shown: Shown): Pick<StateCapture, 'component' | 'props'> | undefined {
  const wanted: Readonly<Record<string, readonly ScreenName[] | undefined>> = screensOf
  for (const name of wanted[machine] ?? []) {
    for (const { component, props } of shown) {
      if (component === name && isScreen(component) && isProps(props) && props.open !== false)
        return { component, props }
    }
  }
  return undefined
}

/** Walks along the models at the rendered screens, as their tests do: what stood on the page at the end of each. */
async function walk(walks: readonly (Walk & { readonly folder: string })[]): Promise<ReadonlyMap<string, Shown>> {
  const moments = new Map(
    walks.map(({ folder, steps, taken }) => {
      const name = nameOf(folder, { steps, taken })
      return [name, { machine: folder, name, steps, taken }]
    }),
  )
  const shownIn = new Map<string, Shown>()
  const failed: string[] = []
  const vitest = await startVitest(
    'test',
    [...new Set(walks.map(({ folder }) => `tests/model/screens/${folder}.test.ts`))],
    {
      ...{ root, config: path.join(root, 'vitest.models.config.ts'), watch: false, silent: true },
      provide: { moments: [...moments.values()] },
      reporters: [
        {
          onTestCaseResult(test) {
            const { shown } = test.meta()
            if (test.result().state === 'passed' && shown !== undefined) shownIn.set(test.name, shown)
            else failed.push(test.name)
          },
        },
      ],
    },
  )
  const problems = [...failed, ...vitest.state.getUnhandledErrors().map(String)]
  await vitest.close()
  if (problems.length > 0) throw new Error(`Not to be reached: ${problems.join('; ')}`)
  return shownIn
}

/**
 * What a person looks at in states of the machines. None for a state in which none of its machine's screens is seen, and
 * none where the model does not lead.
 */
export async function capturesOf(states: readonly MachineState[]): Promise<readonly StateCapture[]> {
  const walks = new Map<string, ReadonlyMap<string, Walk>>()
  for (const { machine } of states) if (!walks.has(machine)) walks.set(machine, await walksThrough(machine))
  const reached = states.flatMap(({ machine, state }) => {
    const found = walks.get(machine)?.get(state)
    return found ? [{ machine, state, folder: folderOf(machine), ...found }] : []
  })
  const shownIn = await walk(reached)
  return reached.flatMap(({ machine, state, folder, steps, taken }) => {
    const seen = screenOf(machine, shownIn.get(nameOf(folder, { steps, taken })) ?? [])
    return seen ? [{ machine, state, steps: steps.slice(0, taken), ...seen }] : []
  })
}
