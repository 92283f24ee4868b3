import { describe, expect, it } from 'vitest'
import { filesBelow } from '../sources/index.ts'
import { storiesBelow } from '../sources/stories.ts'
import { type Cell, cellsOf } from './cells.ts'
import { views } from './machines.ts'
import { modalStates, modals } from './modals.ts'
import { routes } from './routes.ts'
import { machineStory } from './words.ts'

const files = filesBelow('packages/ui/src/overlays')
const overlays = files.flatMap((file) => /\/([A-Z]\w+)\/\1\.tsx$/.exec(file)?.[1] ?? [])
const existing = new Set(storiesBelow('packages/ui/src/overlays').map(({ id }) => id))
const table = Object.entries(modals)

const storiesOf = (cell: Cell): readonly string[] => ('stories' in cell ? cell.stories : [])

describe('each overlay in each of its states', () => {
  it('is in the table, and nothing else is', () => {
    expect(overlays.length).toBeGreaterThan(10)
    expect(Object.keys(modals).toSorted()).toEqual(overlays.toSorted())
  })

  it.each(table)('%s: every story named exists, and is its own', (name, of) => {
    const named = modalStates.flatMap((state) => storiesOf(of[state]))
    const own = (id: string) => existing.has(id) && id.startsWith(`overlays-${name.toLowerCase()}--`)
    expect(named.filter((id) => !own(id))).toEqual([])
  })

  it.each(table)('%s: what is not shown, or looks like something else, says why', (_, of) => {
    const reasons = modalStates.flatMap((state) => {
      const cell = of[state]
      return 'why' in cell ? [cell.why] : []
    })
    expect(reasons.filter((why) => why.trim() === '')).toEqual([])
  })

  it.each(table)('%s: no story stands for two states unless it is said', (_, of) => {
    const claimed = modalStates.flatMap((state) => (of[state].kind === 'shown' ? storiesOf(of[state]) : []))
    expect(claimed.filter((id, place) => claimed.indexOf(id) !== place)).toEqual([])
  })
})

describe('the matrix of the routes', () => {
  it('has no cell that leads nowhere', () => {
    const cells = Object.entries(routes).flatMap(([name, of]) => cellsOf(of).map((cell) => ({ name, cell })))
    expect(cells.filter(({ cell }) => cell.kind === 'missing').map(({ name }) => name)).toEqual([])
  })
})

describe('the table of the machines', () => {
  it('leads to the page of each of them', () => {
    const pages = new Set(storiesBelow('.storybook/statecharts').map(({ id }) => id))
    expect(Object.keys(views).filter((machine) => !pages.has(machineStory(machine)))).toEqual([])
  })
})
