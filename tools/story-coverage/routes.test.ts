import { describe, expect, it } from 'vitest'
import { paths } from '../../apps/site/src/paths.ts'
import { read } from '../sources/index.ts'
import { storiesBelow } from '../sources/stories.ts'
import { routes } from './routes.ts'
import { type Shown, type State, type States, states } from './shown.ts'

const table: Readonly<Record<string, States>> = routes
const places = Object.entries(table)

/** What belongs to the table beside the routes that have a name. */
const around = ['NotFound', 'StartUp', 'Header', 'Footer']

const existing = new Set(['packages/ui/src', 'apps/site/src'].flatMap(storiesBelow).map(({ id }) => id))

const storiesOf = (shown: Shown): readonly string[] => ('stories' in shown ? shown.stories : [])
const reasonOf = (shown: Shown): string | undefined =>
  'absent' in shown ? shown.absent : 'because' in shown ? shown.because : undefined

/** Stories that more than one state of a place claims for itself, without saying that the states look the same. */
function claimedTwice(of: States): readonly string[] {
  const all = states.flatMap((state) => storiesOf(of[state]))
  return all.filter((id, place) => all.indexOf(id) !== place)
}

/** Where a state that looks like another one leads: to stories, or nowhere. */
function leadsToStories(of: States, state: State): boolean {
  const shown = of[state]
  return 'like' in shown ? storiesOf(of[shown.like]).length > 0 : true
}

describe('each route in each of its states', { tags: ['R406'] }, () => {
  it('is in the table, and nothing else is', () => {
    expect(Object.keys(table).sort()).toEqual([...Object.keys(paths), ...around].sort())
  })

  it('is served by the router under the name that the table gives it', () => {
    const router = read('apps/site/src/routes/SiteRoutes.tsx')
    const served = [...router.matchAll(/path=\{paths\.(\w+)\}/g)].map(([, name]) => name)
    expect(served.filter((name) => name === undefined || !(name in table))).toEqual([])
    expect(Object.keys(paths).filter((name) => !served.includes(name))).toEqual([])
  })

  it.each(places)('%s: every story named exists', (_, of) => {
    const named = states.flatMap((state) => storiesOf(of[state]))
    expect(named.filter((id) => !existing.has(id))).toEqual([])
  })

  it.each(places)('%s: what is not shown, or looks like something else, says why', (_, of) => {
    const reasons = states.flatMap((state) => reasonOf(of[state]) ?? [])
    expect(reasons.filter((reason) => reason.trim() === '')).toEqual([])
    expect(states.filter((state) => !leadsToStories(of, state))).toEqual([])
  })

  it.each(places)('%s: no story stands for two states unless it is said', (_, of) => {
    expect(claimedTwice(of)).toEqual([])
  })

  it('notices a story that stands for two states', () => {
    const [[, one] = ['', undefined]] = places
    if (one === undefined) throw new Error('The table is empty')
    const twice: Shown = { stories: ['screens-login--empty'] }
    expect(claimedTwice({ ...one, empty: twice, filled: twice })).toEqual(['screens-login--empty'])
  })
})
