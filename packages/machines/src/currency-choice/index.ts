export {
  type Currency,
  type CurrencyTextKey,
  chooseCurrency,
  currencyChoiceMachine,
  currencyOfCalls,
  euro,
} from './currency-choice.machine.ts'
