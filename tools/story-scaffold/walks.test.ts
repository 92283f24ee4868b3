import { describe, expect, it } from 'vitest'
import { views } from '../story-coverage/index.ts'
import { walksThrough } from './walks.ts'

/** States that end before the model's next step does. */
const passed = /^loadingData\.\w+\.settled$/

describe('the way to a state', () => {
  it('is the shortest of the model, and what comes after it is known', async () => {
    const walks = await walksThrough('cardPayment')
    const { steps, taken } = walks.get('redirecting') ?? { steps: [], taken: 0 }
    expect(steps.slice(0, taken)).toEqual([
      'the person opens the pay screen after a checkout',
      'the person submits a good card',
      'the payment is accepted',
    ])
    expect(steps.length).toBeGreaterThan(taken)
  })

  it.each(Object.entries(views))('%s: there is one to every state that is seen', async (machine, states) => {
    const walks = await walksThrough(machine)
    const seen = Object.entries(states).flatMap(([state, view]) => ('story' in view ? [state] : []))
    expect(seen.filter((state) => !walks.has(state) && !passed.test(state))).toEqual([])
  })

  it('is none through a machine that does not exist', async () => {
    await expect(walksThrough('stairs')).rejects.toThrow('no driver of stairs')
  })
})
