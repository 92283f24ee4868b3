export { cardPaymentMethod, defaultSettings, paymentMethodOf, paysOnPage } from './defaults.ts'
export { startUpMachine } from './start-up.machine.ts'
export type { Country, Settings, StaticPageLink } from './start-up.types.ts'
