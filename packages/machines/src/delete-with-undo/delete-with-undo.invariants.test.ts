import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestDeleteWithUndo } from './delete-with-undo.support.ts'

/** What the server would show: it does what it is asked, whether or not its answer arrives. */
const setUp = () => ({ ...createTestDeleteWithUndo(), server: { deleted: false } })

type Fixture = ReturnType<typeof setUp>

const failures = [{ kind: 'network' }, { kind: 'forbidden' }, { kind: 'server' }] as const

const answer = (fixture: Fixture, which: 'deleteItem' | 'restoreItem', pick: number) => {
  const call = callOf(fixture[which].calls, pick)
  if (call?.open) fixture.server.deleted = which === 'deleteItem'
  return call?.answer(undefined)
}

const acts = {
  delete: ({ remove }: Fixture) => remove(),
  undo: ({ undo }: Fixture) => undo(),
  dismiss: ({ actor }: Fixture) => actor.send({ type: 'failure.dismissed' }),
  'a moment': ({ clock }: Fixture, pick: number) => clock.increment(pick % 4_000),
  deleted: (fixture: Fixture, pick: number) => answer(fixture, 'deleteItem', pick),
  'not deleted': ({ deleteItem }: Fixture, pick: number) => callOf(deleteItem.calls, pick)?.fail(oneOf(failures, pick)),
  restored: (fixture: Fixture, pick: number) => answer(fixture, 'restoreItem', pick),
  'not restored': ({ restoreItem }: Fixture, pick: number) =>
    callOf(restoreItem.calls, pick)?.fail(oneOf(failures, pick)),
}

test('keeps what it shows as kept, deletes only without an undo, and sends one request at a time', () =>
  fuzz({
    setUp,
    acts,
    onward: (fixture) => {
      if (openCallOf(fixture.deleteItem.calls)) return answer(fixture, 'deleteItem', 1)
      if (openCallOf(fixture.restoreItem.calls)) return answer(fixture, 'restoreItem', 1)
      return fixture.at().matches('present') ? fixture.remove() : fixture.clock.increment(6_000)
    },
    atEnd: ({ at }) => at().matches('deleted'),
    calls: ({ deleteItem, restoreItem }) => [...deleteItem.calls, ...restoreItem.calls],
    holds: ({ at, server, deleteItem, restoreItem, types }) => {
      expect(inFlight([...deleteItem.calls, ...restoreItem.calls])).toBeLessThanOrEqual(1)
      if (at().matches('present')) expect(server.deleted).toBe(false)
      if (at().matches('undoable')) expect(server.deleted).toBe(true)
      // Off the screen and back on it, in turn.
      const turns = types().filter((type) => type !== 'toast')
      expect(turns.filter((turn, index) => turn === turns[index + 1])).toEqual([])
    },
    met: ({ at }) => [JSON.stringify(at().value)],
    meets: ['"deleted"', '"restoring"', '"restoreFailed"', '{"deleting":"takenBack"}'],
  }))
