import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { currencyChoiceModel } from './currency-choice.model.ts'
import { createTestCurrencyChoice, gbp, usd } from './currency-choice.support.ts'
import { currencyChoiceMachine } from './index.ts'

const setUp = (watcher: Watcher) => lazyFixture(() => createTestCurrencyChoice(null, watcher))

type Fixture = ReturnType<typeof createTestCurrencyChoice>

const pick = ({ actor }: Fixture, code: string) => actor.send({ type: 'currency.picked', code })

/** Takes the steps of choosing a currency at the real machine. */
export const currencyChoiceDriver = defineDriver({
  model: currencyChoiceModel,
  machine: currencyChoiceMachine,
  setUp,
  steps: {
    'the page loads': (page) => page.open(),
    'the list arrives': ({ now }) => now.fetchCurrencies.last().answer([usd, gbp]),
    'an empty list arrives': ({ now }) => now.fetchCurrencies.last().answer([]),
    'the list cannot be read': ({ now }) => now.fetchCurrencies.last().fail({ kind: 'network' }),
    'the person picks dollars': ({ now }) => pick(now, 'USD'),
    'the person picks pounds': ({ now }) => pick(now, 'GBP'),
    'somebody asks for a currency that is not listed': ({ now }) => pick(now, 'XXX'),
    'the person asks for the list again': ({ now }) => now.actor.send({ type: 'reload.requested' }),
  },
})
