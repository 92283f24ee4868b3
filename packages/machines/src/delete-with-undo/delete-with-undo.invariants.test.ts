import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestDeleteWithUndo } from './delete-with-undo.support.ts'

/** What the server would show: it does what it is asked, whether or not its answer arrives. */
const begin = () => ({ ...createTestDeleteWithUndo(), server: { deleted: false } })

type World = ReturnType<typeof begin>

const failures = [{ kind: 'network' }, { kind: 'forbidden' }, { kind: 'server' }] as const

const answer = (world: World, which: 'deleteItem' | 'restoreItem', pick: number) => {
  const call = callOf(world[which].calls, pick)
  if (call?.open) world.server.deleted = which === 'deleteItem'
  return call?.answer(undefined)
}

const acts = {
  delete: ({ remove }: World) => remove(),
  undo: ({ undo }: World) => undo(),
  dismiss: ({ actor }: World) => actor.send({ type: 'failure.dismissed' }),
  'a moment': ({ clock }: World, pick: number) => clock.increment(pick % 4_000),
  deleted: (world: World, pick: number) => answer(world, 'deleteItem', pick),
  'not deleted': ({ deleteItem }: World, pick: number) => callOf(deleteItem.calls, pick)?.fail(oneOf(failures, pick)),
  restored: (world: World, pick: number) => answer(world, 'restoreItem', pick),
  'not restored': ({ restoreItem }: World, pick: number) =>
    callOf(restoreItem.calls, pick)?.fail(oneOf(failures, pick)),
}

test('what is shown as kept is kept, what is gone was never taken back in time, and one request runs at a time', () =>
  fuzz({
    begin,
    acts,
    onward: (world) => {
      if (openCallOf(world.deleteItem.calls)) return answer(world, 'deleteItem', 1)
      if (openCallOf(world.restoreItem.calls)) return answer(world, 'restoreItem', 1)
      return world.at().matches('kept') ? world.remove() : world.clock.increment(6_000)
    },
    atEnd: ({ at }) => at().matches('deleted'),
    calls: ({ deleteItem, restoreItem }) => [...deleteItem.calls, ...restoreItem.calls],
    holds: ({ at, server, deleteItem, restoreItem, types }) => {
      expect(inFlight([...deleteItem.calls, ...restoreItem.calls])).toBeLessThanOrEqual(1)
      if (at().matches('kept')) expect(server.deleted).toBe(false)
      if (at().matches('undoable')) expect(server.deleted).toBe(true)
      // Off the screen and back on it, in turn.
      const turns = types().filter((type) => type !== 'toast')
      expect(turns.filter((turn, index) => turn === turns[index + 1])).toEqual([])
    },
    met: ({ at }) => [JSON.stringify(at().value)],
    meets: ['"deleted"', '"restoring"', '"restoreFailed"', '{"deleting":"takenBack"}'],
  }))
