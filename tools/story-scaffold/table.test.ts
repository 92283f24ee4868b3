import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read } from '../sources/index.ts'
import { tableFile, withoutRow, withRow } from './table.ts'

const table = `export const views = {
  door: {
    closed: story('door--closed'),
    'open.wide': story('door--wide'),
    'open.ajar': unseen(
      'Nobody can tell it from one that is closed.',
    ),
    locked: story('door--locked'),
  },
  lamp: {
    off: unseen('It is dark.'),
  },
} as const
`

const states = ['closed', 'open.wide', 'open.ajar', 'locked', 'gone']

describe('the table of what shows each state', () => {
  it('gets a row in the place of its state', () => {
    const added = withRow(table, 'door', 'gone', 'door--gone', states)
    expect(added).toContain("    locked: story('door--locked'),\n    gone: story('door--gone'),\n  },\n  lamp: {\n")
  })

  it('gets another story in a row that it has', () => {
    const changed = withRow(table, 'door', 'open.wide', 'door--new', states)
    expect(changed).toBe(table.replace('door--wide', 'door--new'))
  })

  it('is the same again, whichever rows were deleted', () => {
    const rows = { closed: 'door--closed', 'open.wide': 'door--wide', locked: 'door--locked' }
    fc.assert(
      fc.property(fc.subarray(Object.entries(rows)), (deleted) => {
        const less = deleted.reduce((left, [state]) => withoutRow(left, 'door', state), table)
        for (const [, story] of deleted) expect(less).not.toContain(story)
        expect(deleted.reduce((left, [state, story]) => withRow(left, 'door', state, story, states), less)).toBe(table)
      }),
    )
  })

  it('gets the first row of a machine that has none', () => {
    const empty = withoutRow(table.replace("unseen('It is dark.')", "story('lamp--off')"), 'lamp', 'off')
    expect(empty).toContain('  lamp: {\n  },\n')
    expect(withRow(empty, 'lamp', 'off', 'lamp--off', ['off'])).toContain(
      "  lamp: {\n    off: story('lamp--off'),\n  },\n",
    )
    const added = table.replace('  lamp: {\n', '  stairs: {},\n  lamp: {\n')
    expect(withRow(added, 'stairs', 'up', 'stairs--up', ['up'])).toBe(
      added.replace('  stairs: {},\n', "  stairs: {\n    up: story('stairs--up'),\n  },\n"),
    )
  })

  it('refuses a machine that it does not have', () => {
    expect(() => withRow(table, 'stairs', 'up', 'stairs--up', ['up'])).toThrow('no machine stairs')
  })

  it('is read as it is written', () => {
    const real = read(tableFile)
    expect(withoutRow(real, 'cardPayment', 'no.such.state')).toBe(real)
    expect(real).toContain('    outcomeUnknown: story(')
    expect(withoutRow(real, 'cardPayment', 'outcomeUnknown')).not.toContain('    outcomeUnknown: story(')
  })
})
