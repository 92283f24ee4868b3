import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTurn } from './fair-turns.ts'

interface Job {
  person: string
  turn: number
  order: number
}

/**
 * Runs one worker; each arrival comes before its next job.
 * @returns the owners of the jobs in order, with the owners of waiting jobs
 */
function run(arrivals: readonly (readonly string[])[]) {
  const last = new Map<string, number>()
  let current = 0
  const take = (person: string) => {
    const turn = nextTurn(last.get(person) ?? null, current)
    last.set(person, turn)
    return turn
  }
  const waiting: Job[] = []
  const begun: { person: string; waiting: ReadonlySet<string> }[] = []
  let order = 0
  const takeOne = () => {
    waiting.sort((one, other) => one.turn - other.turn || one.order - other.order)
    const next = waiting.shift()
    if (!next) return
    current = Math.max(current, next.turn)
    begun.push({ person: next.person, waiting: new Set(waiting.map(({ person }) => person)) })
  }
  for (const people of arrivals) {
    for (const person of people) waiting.push({ person, turn: take(person), order: order++ })
    takeOne()
  }
  while (waiting.length > 0) takeOne()
  return begun
}

test('puts a newcomer after the running job, before a long list of others', () => {
  const begun = run([Array.from({ length: 40 }, () => 'ada'), ['bo']])
  expect(begun.slice(0, 4).map(({ person }) => person)).toEqual(['ada', 'bo', 'ada', 'ada'])
})

const arrivals = fc.array(fc.array(fc.constantFrom('ada', 'bo', 'cy', 'dee'), { maxLength: 6 }), { maxLength: 40 })

test('gives nobody two turns while another person waits for the first', () => {
  fc.assert(
    fc.property(arrivals, (requests) => {
      const begun = run(requests)
      expect(begun).toHaveLength(requests.flat().length)
      for (const [place, { waiting }] of begun.entries())
        for (const person of waiting) {
          const rest = begun.slice(place + 1)
          const own = rest.findIndex((job) => job.person === person)
          const before = rest.slice(0, own).map((job) => job.person)
          for (const other of new Set(before))
            expect(before.filter((one) => one === other).length).toBeLessThanOrEqual(2)
        }
    }),
  )
})
