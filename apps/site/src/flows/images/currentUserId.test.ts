import { expect, it } from 'vitest'
import { currentUserId, type RequestDependencies } from './imageRequests.ts'

type Session = RequestDependencies['session']
type Person = ReturnType<Session['getSnapshot']>

function openSession(person: Person) {
  const watching = new Set<(person: Person) => void>()
  const session: Session = {
    send: () => undefined,
    on: () => undefined,
    getSnapshot: () => person,
    subscribe: (watch) => {
      watching.add(watch)
      return { unsubscribe: () => void watching.delete(watch) }
    },
  }
  const tell = (next: Person) => {
    for (const watch of watching) watch(next)
  }
  return { session, watching, tell }
}

const nobody: Person = { context: { profile: null } }
const ada: Person = { context: { profile: { id: 'p-7', balance: 10 } } }

it('is the id of the signed-in person', async () => {
  const { session, watching } = openSession(ada)
  expect(await currentUserId(session)).toBe('p-7')
  expect(watching.size).toBe(0)
})

it('waits for the profile only while it loads', async () => {
  const { session, watching, tell } = openSession(nobody)
  const owner = currentUserId(session)
  tell(nobody)
  expect(watching.size).toBe(1)
  tell(ada)
  expect(await owner).toBe('p-7')
  expect(watching.size).toBe(0)
})
