import { describe, expect, test } from 'vitest'
import { badAnswers, badAnswersToAll, sameKindsToAll } from '../support/badAnswers.ts'
import { expectedScreen, faultsOf } from '../support/faults.ts'
import { visits } from '../support/visits.ts'

/** Calls that every page makes. */
const shared = new Set([
  'GET /is-auth',
  'GET /settings',
  'GET /countries',
  'GET /static-pages',
  'GET /currencies',
  'GET /languages',
  'GET /localizations',
  'GET /social-links',
  'GET /user/profile',
])

/** Where they are answered badly one by one: of a guest, and of a customer. Elsewhere it is the same code. */
const whereSharedAreTried = new Set(['FaqPage', 'ChangePassword'])

const whereAllKindsAreTried = new Set(['HomePage', 'Profile'])

/** What differs for a call that its page can do without: the page must work with each answer. */
const answersToTheDispensable = ['a lost connection', '401', 'a payload of another type', 'things without their fields']

const all = Object.entries(badAnswers)
const some = all.filter(([name]) => answersToTheDispensable.includes(name))

describe.each(Object.entries(visits))('%s', (route, visitor) => {
  test('bears any bad answer to one of its calls', async () => {
    const { calls } = await expectedScreen(visitor)
    const tried = calls.filter(
      (call) => visitor.about.includes(call) || !shared.has(call) || whereSharedAreTried.has(route),
    )
    const faults: string[] = []
    for (const call of tried) {
      const answers = visitor.about.includes(call) || shared.has(call) ? all : some
      for (const [name, answer] of answers) {
        const found = await faultsOf(visitor, { name, answer, hits: (one) => one === call })
        faults.push(...found.map((fault) => `${call}, ${name}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })

  test('bears a bad answer to all of its calls', async () => {
    const faults: string[] = []
    const answers = { ...badAnswersToAll, ...(whereAllKindsAreTried.has(route) ? sameKindsToAll : {}) }
    for (const [name, answer] of Object.entries(answers)) {
      const found = await faultsOf(visitor, { name, answer, hits: () => true })
      faults.push(...found.map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})
