import { cardPaymentDriver, checkoutDriver } from '@mintage/machines/drivers'
import { describe, expect, it } from 'vitest'
import { simulatorOf } from '../machine-chart/index.ts'
import { textOfWalk, walkOfText } from './walkText.ts'

const paying = simulatorOf(cardPaymentDriver)
const declined = [
  'the person opens the pay screen after a checkout',
  'the person submits a good card',
  'the bank declines the card',
]

describe('a walk in an address', () => {
  it('is the choice at each state', () => {
    expect(textOfWalk(paying, declined)).toBe('0-1-2')
    expect(walkOfText(paying, '0-1-2')).toEqual(declined)
    expect(walkOfText(paying, '')).toEqual([])
  })

  it('comes back the same, whichever way is taken', () => {
    for (const simulator of [paying, simulatorOf(checkoutDriver)]) {
      expect(simulator.paths.length).toBeGreaterThan(10)
      for (const path of simulator.paths) expect(walkOfText(simulator, textOfWalk(simulator, path))).toEqual(path)
    }
  })

  it.each([
    ['0-1-99', declined.slice(0, 2)],
    ['0-x-2', declined.slice(0, 1)],
    ['-1', []],
    ['0-1-2-', declined],
  ])('ends before what the model does not have: %s', (text, steps) => {
    expect(walkOfText(paying, text)).toEqual(steps)
  })
})

describe('the simulator', () => {
  it('says after each step where the machine is, and along which arrows it came', async () => {
    const moments = await paying.replay(declined)
    expect(moments.map(({ state }) => state)).toEqual([
      'before the pay screen',
      'the card form',
      'paying',
      'told of the refusal',
    ])
    expect(moments.map(({ active }) => [...active].filter((path) => path.includes('.')))).toEqual([
      [],
      ['enteringCard.filling'],
      ['charging.firstTry'],
      ['enteringCard.declined'],
    ])
    expect(moments.map(({ passed }) => [...passed])).toEqual([
      [],
      ['preparing > enteringCard'],
      ['enteringCard > charging'],
      ['charging > enteringCard.declined'],
    ])
  })

  it('refuses a step that does not happen there', async () => {
    await expect(paying.replay(['the bank declines the card'])).rejects.toThrow('does not happen')
  })
})
