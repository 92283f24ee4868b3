export { COMMENT_MAX, type ReturnForm } from './rules.ts'
export { type TokenReturnRequest, tokenReturnMachine } from './token-return.machine.ts'
