import { expect, it } from 'vitest'
import { comment } from './fixtures.ts'
import { summaryOf } from './summary.ts'

it('lists what is open, and counts what is resolved', () => {
  const comments = [
    comment({ replies: [{ id: '1', text: 'It is 8 px.', author: 'Bob', created: '2026-11-27T08:00:00.000Z' }] }),
    comment({ storyId: 'primitives-button--old', story: null, text: 'Why?' }),
    comment({ state: 'resolved' }),
  ]
  const broken = [{ file: 'a.json', why: 'It is no JSON.' }]
  expect(summaryOf({ comments, broken })).toBe(`open: 2, resolved: 1
  primitives-button--busy, 390 px, light
    Ada, 2026-11-26: The label moves while it waits.
    Bob, 2026-11-27: It is 8 px.
  primitives-button--old (there is no such story any more), 390 px, light
    Ada, 2026-11-26: Why?
not readable: 1
  a.json: It is no JSON.`)
})

it('writes nothing into a terminal but text', () => {
  const escapeKey = String.fromCharCode(27)
  const said = summaryOf({ comments: [comment({ text: `red ${escapeKey}[31m\nand \u202eback` })], broken: [] })
  expect(said).toContain('red [31m and back')
  for (const control of [escapeKey, '\u202e']) expect(said).not.toContain(control)
})
