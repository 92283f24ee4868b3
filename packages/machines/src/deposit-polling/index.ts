export { depositPollingMachine } from './deposit-polling.machine.ts'
export type {
  DepositPollingContext,
  DepositPollingEmitted,
  DepositPollingEvent,
  DepositPollingInput,
  DepositPollingTag,
  DepositTextKey,
} from './deposit-polling.types.ts'
