import { assign, emit, setup } from 'xstate'
import { type Choosable, chooseFromList } from '../shared/choose-from-list.ts'
import { readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

/** A currency as the server lists it (R147). `value` is its rate: units of it for one unit of the base currency. */
export interface Currency extends Choosable {
  code: string
  value: number
  symbol: string
}

export type CurrencyTextKey = 'currency.loadFailed' | 'currency.invalid'

/** The currency until a list is loaded (R195, R391). */
export const euro: Currency = { code: 'EUR', value: 1, symbol: '€', default: 1 }

interface CurrencyChoiceInput {
  /** The code stored in this browser, if any (R172). */
  savedCode: string | null
}

export interface CurrencyChoiceContext {
  savedCode: string | null
  list: readonly Currency[]
  chosen: Currency
  error: Message<CurrencyTextKey> | null
}

type CurrencyChoiceEvent = { type: 'currency.picked'; code: string } | { type: 'reload.requested' }

type CurrencyChoiceEmitted =
  /** The list was read and the choice is settled: store its code and symbol. */
  | { type: 'currencyResolved'; code: string; symbol: string }
  /** Store the chosen currency and reload everything that has prices (R187). */
  | { type: 'currencyChanged'; code: string; symbol: string }

type CurrencyChoiceTag = 'busy'

const types: MachineTypes<
  CurrencyChoiceContext,
  CurrencyChoiceEvent,
  CurrencyChoiceEmitted,
  CurrencyChoiceTag,
  CurrencyChoiceInput
> = {}

/** Saved if still listed, else the default, else the first, else EUR (R193). */
export const chooseCurrency = (list: readonly Currency[], savedCode: string | null): Currency =>
  chooseFromList(list, savedCode, (currency) => currency.code) ?? euro

/**
 * The code that calls send (R301): what is shown. Until the list has been read for the first time that is the saved one,
 * so that nothing is asked for twice; after a failure it is the euro that the page shows.
 */
export const currencyOfCalls = ({ savedCode, chosen, error }: CurrencyChoiceContext): string =>
  error === null ? (savedCode ?? chosen.code) : chosen.code

/** R192-R195, R284, D25: the currency prices are shown in. */
export const currencyChoiceMachine = setup({
  types,
  actors: { fetchCurrencies: notProvided<readonly Currency[]>('fetchCurrencies') },
  guards: {
    isListed: ({ context }, code: string) => context.list.some((currency) => currency.code === code),
    isChosenAlready: ({ context }, code: string) => context.chosen.code === code,
  },
  actions: {
    assignList: assign(({ context }, list: readonly Currency[]) => {
      const chosen = chooseCurrency(list, context.savedCode)
      return { list: list.length > 0 ? list : [euro], chosen, savedCode: chosen.code, error: null }
    }),
    fallBackToEuro: assign((_, error: Message<CurrencyTextKey>) => ({ list: [euro], chosen: euro, error })),
    choose: assign(({ context }, code: string) => ({
      chosen: chooseCurrency(context.list, code),
      savedCode: code,
      error: null,
    })),
    refuse: assign(({ context }) => ({
      chosen: chooseCurrency(context.list, context.savedCode),
      error: { key: 'currency.invalid' as const },
    })),
    clearError: assign({ error: null }),
    announceResolved: emit(
      ({ context }) =>
        ({ type: 'currencyResolved', code: context.chosen.code, symbol: context.chosen.symbol }) as const,
    ),
    announceChange: emit(
      ({ context }) => ({ type: 'currencyChanged', code: context.chosen.code, symbol: context.chosen.symbol }) as const,
    ),
  },
}).createMachine({
  id: 'currencyChoice',
  description: 'The currency that prices are shown in.',
  context: ({ input }) => ({ savedCode: input.savedCode, list: [euro], chosen: euro, error: null }),
  initial: 'loadingCurrencies',
  states: {
    loadingCurrencies: {
      description: 'Reading the list of currencies; prices are in euro until it is there.',
      tags: ['busy'],
      invoke: {
        src: 'fetchCurrencies',
        onDone: {
          target: 'choosingCurrency',
          actions: [{ type: 'assignList', params: ({ event }) => event.output }, 'announceResolved'],
        },
        onError: {
          target: 'onlyEuro',
          actions: {
            type: 'fallBackToEuro',
            params: ({ event }) => serverWordsOr(readFailure(event.error).message, 'currency.loadFailed'),
          },
        },
      },
    },
    choosingCurrency: {
      description: 'One currency of the list is chosen, and the person may choose another.',
      on: {
        'currency.picked': [
          {
            guard: { type: 'isChosenAlready', params: ({ event }) => event.code },
            actions: 'clearError',
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event.code },
            actions: [{ type: 'choose', params: ({ event }) => event.code }, 'announceChange'],
          },
          { actions: 'refuse' },
        ],
      },
    },
    onlyEuro: {
      description: 'The list could not be read: prices are in euro and there is nothing to choose.',
      on: {
        'currency.picked': { actions: 'refuse' },
        'reload.requested': { target: 'loadingCurrencies' },
      },
    },
  },
})
