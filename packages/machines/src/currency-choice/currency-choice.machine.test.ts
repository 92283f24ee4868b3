import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { createTestCurrencyChoice, gbp, usd } from './currency-choice.support.ts'
import { chooseCurrency, currencyChoiceMachine, currencyOfCalls, euro } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(currencyChoiceMachine)).toEqual(['loadingCurrencies', 'choosingCurrency', 'onlyEuro'])
})

test.each([
  [[usd, gbp], 'USD', 'USD'],
  [[usd, gbp], 'JPY', 'GBP'],
  [[usd, gbp], null, 'GBP'],
  [[usd], null, 'USD'],
  [[], 'USD', 'EUR'],
])('of %j with %j saved: %s (R193)', { tags: ['R193'] }, async (list, saved, code) => {
  expect(chooseCurrency(list, saved).code).toBe(code)
  const { at, emitted, fetchCurrencies } = createTestCurrencyChoice(saved)
  expect(at().hasTag('busy')).toBe(true)
  expect(at().context.chosen).toEqual(euro)
  await fetchCurrencies.last().answer(list)
  expect(at().context.chosen.code).toBe(code)
  expect(at().context.list.length).toBeGreaterThan(0)
  expect(emitted).toEqual([{ type: 'currencyResolved', code, symbol: at().context.chosen.symbol }])
})

test('a failed fetch leaves EUR only, with its symbol (R195, R350), and may be tried again', {
  tags: ['R195', 'R350', 'R391'],
}, async () => {
  const { actor, at, emitted, fetchCurrencies } = createTestCurrencyChoice('USD')
  await fetchCurrencies.last().fail({ kind: 'network' })
  expect(at().context).toMatchObject({ list: [euro], chosen: euro, error: { key: 'currency.loadFailed' } })
  expect(euro).toMatchObject({ code: 'EUR', symbol: '€', value: 1 })
  actor.send({ type: 'currency.picked', code: 'USD' })
  expect(at().context).toMatchObject({ chosen: euro, error: { key: 'currency.invalid' } })
  actor.send({ type: 'reload.requested' })
  await fetchCurrencies.last().answer([usd, gbp])
  expect(at().context).toMatchObject({ chosen: usd, error: null })
  expect(emitted).toEqual([{ type: 'currencyResolved', code: 'USD', symbol: '$' }])
})

test('calls send what is shown: the saved code until the list is there, the euro once it has failed', async () => {
  const { actor, at, fetchCurrencies } = createTestCurrencyChoice('USD')
  expect(currencyOfCalls(at().context)).toBe('USD')
  await fetchCurrencies.last().fail({ kind: 'network' })
  expect(currencyOfCalls(at().context)).toBe('EUR')
  actor.send({ type: 'currency.picked', code: 'USD' })
  expect(currencyOfCalls(at().context)).toBe('EUR')
  actor.send({ type: 'reload.requested' })
  expect(currencyOfCalls(at().context)).toBe('EUR')
  await fetchCurrencies.last().answer([usd, gbp])
  expect(currencyOfCalls(at().context)).toBe('USD')
})

describe('changing', () => {
  const arrive = async () => {
    const all = createTestCurrencyChoice('USD')
    await all.fetchCurrencies.last().answer([usd, gbp])
    all.emitted.length = 0
    return all
  }

  test('to a listed code: chosen and announced', async () => {
    const { actor, at, emitted } = await arrive()
    actor.send({ type: 'currency.picked', code: 'GBP' })
    expect(at().context).toMatchObject({ chosen: gbp, savedCode: 'GBP', error: null })
    expect(emitted).toEqual([{ type: 'currencyChanged', code: 'GBP', symbol: '£' }])
  })

  test('to the chosen one: nothing happens twice', async () => {
    const { actor, emitted } = await arrive()
    actor.send({ type: 'currency.picked', code: 'USD' })
    expect(emitted).toEqual([])
  })

  test('to a code not listed is refused and keeps the computed choice (R194, D25)', {
    tags: ['R194', 'R284', 'R351'],
  }, async () => {
    const { actor, at, emitted } = await arrive()
    actor.send({ type: 'currency.picked', code: 'XXX' })
    expect(at().context).toMatchObject({ chosen: usd, error: { key: 'currency.invalid' } })
    expect(emitted).toEqual([])
    actor.send({ type: 'currency.picked', code: 'USD' })
    expect(at().context.error).toBeNull()
  })
})

test('before the list is there, prices are in euro and nothing else', { tags: ['R391'] }, () => {
  const { at } = createTestCurrencyChoice('USD')
  expect(at().context).toEqual({ savedCode: 'USD', list: [euro], chosen: euro, error: null })
})
