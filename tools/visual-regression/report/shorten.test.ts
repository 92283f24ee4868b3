import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approveCommand, shorten } from './app/shorten.ts'
import { reportGroup, reportItem } from './fixtures.ts'

const group = (id: string, ...ids: readonly string[]) => reportGroup(id, ...ids.map((one) => reportItem(one)))
const groups = [group('g1', 'a', 'b'), group('g2', 'c'), group('g3', 'd', 'e')]
const of = (...ids: readonly string[]) => shorten(groups, new Set(ids))

/** What the command reaches. */
const reached = (ids: readonly string[]) =>
  groups.flatMap(({ id, items }) =>
    items.map((one) => one.id).filter((one) => ids.includes('all') || ids.includes(id) || ids.includes(one)),
  )

describe('what is handed to the command', () => {
  it('is as short as it can be', () => {
    expect([of(), of('a'), of('a', 'b', 'd')]).toEqual([[], ['a'], ['g1', 'd']])
    expect(of('a', 'b', 'c', 'd', 'e')).toEqual(['all'])
  })

  it('reaches exactly what was chosen', () => {
    const choices = fc.subarray(['a', 'b', 'c', 'd', 'e'])
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(reached(of(...chosen))).toEqual(chosen)
      }),
    )
  })

  it('takes a group for whole when the rest of it has been approved before', () => {
    expect(shorten(groups, new Set(['b']), new Set(['a']))).toEqual(['g1'])
    expect(shorten(groups, new Set(['e']), new Set(['a', 'b', 'c', 'd']))).toEqual(['all'])
  })
})

it('the command can be pasted, and quotes what a shell would read otherwise', () => {
  expect(approveCommand(['g1', 'pay--declined.390.light'])).toBe('npm run visual:approve -- g1 pay--declined.390.light')
  expect(approveCommand(["it's; rm"])).toBe(String.raw`npm run visual:approve -- 'it'\''s; rm'`)
})
