export { depositPollingMachine } from './deposit-polling.machine.ts'
export type { DepositTextKey } from './deposit-polling.types.ts'
