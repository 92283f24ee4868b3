import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { currencyChoiceDriver } from './currency-choice.driver.ts'
import type { createTestCurrencyChoice } from './currency-choice.support.ts'

type Fixture = ReturnType<typeof createTestCurrencyChoice>

const expectState = ({ at }: Fixture, state: string, code: string, error: string | null = null) => {
  expect(at().value).toBe(state)
  expect(at().context.chosen.code).toBe(code)
  expect(at().context.error).toEqual(error && { key: error })
}

describeModel({
  ...currencyChoiceDriver,
  states: {
    'before the page': () => {},
    'prices in euro until the list is there': ({ now }) => {
      expect(now.at().value).toBe('loadingCurrencies')
      expect(now.at().context.chosen.code).toBe('EUR')
    },
    'prices in pounds': ({ now }) => expectState(now, 'choosingCurrency', 'GBP'),
    'prices in pounds, told it is invalid': ({ now }) =>
      expectState(now, 'choosingCurrency', 'GBP', 'currency.invalid'),
    'prices in dollars': ({ now }) => expectState(now, 'choosingCurrency', 'USD'),
    'prices in euro': ({ now }) => expectState(now, 'choosingCurrency', 'EUR'),
    'nothing but euro, and why': ({ now }) => expectState(now, 'onlyEuro', 'EUR', 'currency.loadFailed'),
    'nothing but euro, told it is invalid': ({ now }) => expectState(now, 'onlyEuro', 'EUR', 'currency.invalid'),
  },
})
