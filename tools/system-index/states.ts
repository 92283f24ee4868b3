import { paths } from '../../apps/site/src/paths.ts'
import { type Cell, cellsOf, modals, routes, states as stateNames } from '../story-coverage/index.ts'
import type { Place, States } from './shape.ts'

const addresses: Readonly<Record<string, string | undefined>> = paths

const indexedCell = (cell: Cell): Place['states'][string] => ({
  stories: 'stories' in cell ? cell.stories : [],
  ...('why' in cell ? { why: cell.why } : {}),
})

export function indexedStates(): States {
  return {
    version: 1,
    routes: Object.entries(routes).map(([name, states]) => {
      const path = addresses[name]
      const cells = cellsOf(states).map((cell, place) => [stateNames[place] ?? '', indexedCell(cell)] as const)
      return { name, ...(path === undefined ? {} : { path }), states: Object.fromEntries(cells) }
    }),
    overlays: Object.entries(modals).map(([name, states]) => ({
      name,
      states: Object.fromEntries(Object.entries(states).map(([state, cell]) => [state, indexedCell(cell)])),
    })),
  }
}
