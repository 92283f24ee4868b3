import { assertEvent, assign, type EventObject, setup } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import {
  type CompleteReturn,
  checkReturn,
  completeReturn,
  type ReturnField,
  type ReturnForm,
  type ReturnFormErrors,
} from './rules.ts'

export type TokenReturnTextKey = 'tokenReturn.failed'

/** What is sent for one image. */
export interface TokenReturnRequest extends CompleteReturn {
  requestId: string
}

interface TokenReturnContext {
  /** The request with the bad image; null while the dialog is closed. */
  requestId: string | null
  fieldErrors: ReturnFormErrors
  /** The server's words under their fields. */
  serverErrors: Partial<Record<ReturnField, string>>
  /** The sentence above the form: why the token was not given back. */
  problem: Message<TokenReturnTextKey> | null
}

type TokenReturnEvent =
  /** `left`: images that may still be given back this month, as the server said last. */
  | { type: 'return.requested'; requestId: string; left: number }
  | { type: 'reason.submitted'; form: ReturnForm }
  | { type: 'dialog.closed' }

type TokenReturnTag = 'dialogOpen' | 'needsInput' | 'busy'

const types: MachineTypes<TokenReturnContext, TokenReturnEvent, EventObject, TokenReturnTag, undefined> = {}

const serverFields: Readonly<Record<ReturnField, ReturnField>> = {
  index: 'index',
  reason: 'reason',
  comment: 'comment',
}

const noErrors = { fieldErrors: {}, serverErrors: {}, problem: null }

/** D76: the token of an image that is not good is given back, within a limit and for a reason. */
export const tokenReturnMachine = setup({
  types,
  actors: {
    /** Asked again for the same image, the server answers as before: nothing is given back twice. */
    returnToken: notProvided<void, TokenReturnRequest>('returnToken'),
  },
  guards: {
    someLeft: (_, left: number) => left > 0,
    formComplete: (_, form: ReturnForm) => completeReturn(form) !== null,
  },
  actions: {
    assignRequest: assign((_, requestId: string) => ({ ...noErrors, requestId })),
    clearErrors: assign(noErrors),
    showFormErrors: assign((_, form: ReturnForm) => ({ ...noErrors, fieldErrors: checkReturn(form) })),
    showFailure: assign((_, failure: CallFailure) => {
      const serverErrors = fieldErrors(failure.errors, serverFields)
      if (Object.keys(serverErrors).length > 0) return { serverErrors }
      return { problem: serverWordsOr<TokenReturnTextKey>(failure.message, 'tokenReturn.failed') }
    }),
    clearRequest: assign({ ...noErrors, requestId: null }),
  },
}).createMachine({
  id: 'tokenReturn',
  description: 'Giving back the token of an image that is not good.',
  context: { ...noErrors, requestId: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The results are shown, and nothing is asked.',
      on: {
        'return.requested': [
          {
            guard: { type: 'someLeft', params: ({ event }) => event.left },
            target: 'givingReason',
            actions: { type: 'assignRequest', params: ({ event }) => event.requestId },
          },
          { target: 'noneLeft', actions: { type: 'assignRequest', params: ({ event }) => event.requestId } },
        ],
      },
    },
    givingReason: {
      description: 'The person says which image it is and what is wrong with it.',
      tags: ['dialogOpen', 'needsInput'],
      initial: 'filling',
      on: {
        'reason.submitted': [
          {
            guard: { type: 'formComplete', params: ({ event }) => event.form },
            target: 'returningToken',
            actions: 'clearErrors',
          },
          { target: '.correcting', actions: { type: 'showFormErrors', params: ({ event }) => event.form } },
        ],
        'dialog.closed': { target: 'closed', actions: 'clearRequest' },
      },
      states: {
        filling: { description: 'Nothing is wrong so far.' },
        correcting: { description: 'Something is missing or too long; nothing was sent.' },
        refused: { description: 'The token was not given back, and the person is told why.' },
      },
    },
    returningToken: {
      description: 'The server is giving the token back. The dialog stays until it has answered.',
      tags: ['dialogOpen', 'busy'],
      invoke: {
        src: 'returnToken',
        input: ({ context, event }) => {
          assertEvent(event, 'reason.submitted')
          return { requestId: assertDefined(context.requestId), ...assertDefined(completeReturn(event.form)) }
        },
        onDone: { target: 'tokenReturned' },
        onError: {
          target: 'givingReason.refused',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    tokenReturned: {
      description: 'The token is back, and another try is offered.',
      tags: ['dialogOpen'],
      on: { 'dialog.closed': { target: 'closed', actions: 'clearRequest' } },
    },
    noneLeft: {
      description: 'All returns of this month are used; the person is told when there are new ones.',
      tags: ['dialogOpen'],
      on: { 'dialog.closed': { target: 'closed', actions: 'clearRequest' } },
    },
  },
})
