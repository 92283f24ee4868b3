export {
  type Currency,
  type CurrencyChoiceContext,
  type CurrencyChoiceEmitted,
  type CurrencyChoiceEvent,
  type CurrencyChoiceInput,
  type CurrencyChoiceTag,
  type CurrencyTextKey,
  chooseCurrency,
  currencyChoiceMachine,
  currencyOfCalls,
  euro,
} from './currency-choice.machine.ts'
