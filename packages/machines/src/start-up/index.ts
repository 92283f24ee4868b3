export { cardPaymentMethod, defaultCountries, defaultPages, defaultSettings, paymentMethodOf } from './defaults.ts'
export { startUpMachine } from './start-up.machine.ts'
export type {
  Country,
  PaymentMethod,
  Settings,
  StartUpContext,
  StartUpEmitted,
  StartUpEvent,
  StartUpInput,
  StartUpTag,
  StartUpTask,
  StartUpTextKey,
  StaticPageLink,
} from './start-up.types.ts'
