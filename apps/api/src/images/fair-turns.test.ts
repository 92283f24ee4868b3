import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTurn } from './fair-turns.ts'

interface Job {
  person: string
  turn: number
  order: number
}

/** One worker, and jobs that come before it takes the next. Returns whose job began, in order, and who had jobs waiting. */
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

test('a newcomer is next after the job that runs, however many another has waiting', () => {
  const begun = run([Array.from({ length: 40 }, () => 'ada'), ['bo']])
  expect(begun.slice(0, 4).map(({ person }) => person)).toEqual(['ada', 'bo', 'ada', 'ada'])
})

const arrivals = fc.array(fc.array(fc.constantFrom('ada', 'bo', 'cy', 'dee'), { maxLength: 6 }), { maxLength: 40 })

test('nobody has two turns while another who waits has none, whatever comes when', () => {
  fc.assert(
    fc.property(arrivals, (given) => {
      const begun = run(given)
      expect(begun).toHaveLength(given.flat().length)
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
