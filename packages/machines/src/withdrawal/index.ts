export { type Withdrawal, withdrawalMachine } from './withdrawal.machine.ts'
