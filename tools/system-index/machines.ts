import * as drivers from '@mintage/machines/drivers'
import { type ChartState, chartOf } from '../machine-chart/index.ts'
import { machineStory, type Views, views } from '../story-coverage/index.ts'
import type { IndexedMachine, Machines } from './shape.ts'

const viewsOf: Readonly<Record<string, Views | undefined>> = views

const withChildren = (state: ChartState): readonly ChartState[] => [state, ...state.children.flatMap(withChildren)]

export function indexedMachines(): Machines {
  const machines = Object.entries(drivers).map(([key, { machine }]): IndexedMachine => {
    const name = key.replace(/Driver$/, '')
    const { root, arrows } = chartOf(machine)
    const states = withChildren(root).map(({ path, description, tags, kind }) => {
      const seen = viewsOf[name]?.[path]
      return { path, description, tags, kind, ...(seen ? { seen } : {}) }
    })
    const transitions = arrows.map(({ from, to, words }) => ({ from, to, on: words }))
    return { name, story: machineStory(name), states, transitions }
  })
  return { version: 1, machines }
}
