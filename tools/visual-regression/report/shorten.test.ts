import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportGroup, ReportItem } from '../types.ts'
import { formatChoices, parseChoices } from './app/savedChoices.ts'
import { approveCommand, shorten } from './app/shorten.ts'

const item = (id: string): ReportItem => ({
  status: 'new',
  id,
  storyId: id,
  title: 'Screens/Pay',
  name: id,
  width: 390,
  theme: 'light',
  after: { src: 'x.webp', width: 1, height: 1 },
})
const group = (id: string, ...ids: readonly string[]): ReportGroup => ({
  id,
  title: id,
  files: [],
  components: [],
  items: ids.map(item),
})
const groups = [group('g1', 'a', 'b'), group('g2', 'c'), group('g3', 'd', 'e')]
const of = (...ids: readonly string[]) => shorten(groups, new Set(ids))

/** What the command reaches. */
const reached = (ids: readonly string[]) =>
  groups.flatMap(({ id, items }) =>
    items.map((one) => one.id).filter((one) => ids.includes('all') || ids.includes(id) || ids.includes(one)),
  )

describe('what is handed to the command', () => {
  it('is as short as it can be', () => {
    expect(of()).toEqual([])
    expect(of('a')).toEqual(['a'])
    expect(of('a', 'b', 'd')).toEqual(['g1', 'd'])
    expect(of('a', 'b', 'c', 'd', 'e')).toEqual(['all'])
  })

  it('reaches exactly what was chosen', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c', 'd', 'e']), (chosen) => {
        expect(reached(of(...chosen))).toEqual(chosen)
      }),
    )
  })

  it('takes a group for whole when the rest of it has been approved before', () => {
    expect(shorten(groups, new Set(['b']), new Set(['a']))).toEqual(['g1'])
    expect(shorten(groups, new Set(['e']), new Set(['a', 'b', 'c', 'd']))).toEqual(['all'])
  })
})

describe('the command', () => {
  it('can be pasted as it is', () => {
    expect(approveCommand(['g1', 'screens-pay--declined.390.light'])).toBe(
      'npm run visual:approve -- g1 screens-pay--declined.390.light',
    )
  })

  it('quotes what a shell would read otherwise', () => {
    expect(approveCommand(["it's; rm"])).toBe(String.raw`npm run visual:approve -- 'it'\''s; rm'`)
  })
})

describe('saved choices', () => {
  it('come back as they were, without what is no longer there', () => {
    const saved = formatChoices({ chosen: new Set(['a', 'gone']), approvals: [{ undo: 'n1', ids: ['b', 'gone'] }] })
    expect(parseChoices(saved, new Set(['a', 'b']))).toEqual({
      chosen: new Set(['a']),
      approvals: [{ undo: 'n1', ids: ['b'] }],
    })
  })

  it.each([null, '', 'nonsense', '[]', '7', '{"chosen":7}', '{"approvals":[7,{"undo":1,"ids":["a"]}]}'])(
    'are none when they read %j',
    (written) => {
      expect(parseChoices(written, new Set(['a']))).toEqual({ chosen: new Set(), approvals: [] })
    },
  )
})
