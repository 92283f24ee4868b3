export {
  COMMENT_MAX,
  type CompleteReturn,
  type ReturnField,
  type ReturnForm,
  type ReturnFormErrors,
  type ReturnReason,
  type ReturnRuleKey,
  returnReasons,
} from './rules.ts'
export {
  type TokenReturnContext,
  type TokenReturnEvent,
  type TokenReturnRequest,
  type TokenReturnTag,
  type TokenReturnTextKey,
  tokenReturnMachine,
} from './token-return.machine.ts'
