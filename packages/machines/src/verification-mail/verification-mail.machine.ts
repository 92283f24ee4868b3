import { assign, type EventObject, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type VerificationMailTextKey = 'account.profile.resendFailed'

export interface VerificationMailContext {
  /** Why no mail went out. */
  problem: Message<VerificationMailTextKey> | null
}

export type VerificationMailEvent = { type: 'mail.requested' }

export type VerificationMailTag = 'busy' | 'needsInput' | 'sent'

const types: MachineTypes<VerificationMailContext, VerificationMailEvent, EventObject, VerificationMailTag, undefined> =
  {}

const noProblem = { problem: null }

/** D05: the mail with the verification link, once more. Whether the address is verified is the session's to know. */
export const verificationMailMachine = setup({
  types,
  actors: {
    sendMail: notProvided<Answer, undefined>('sendMail'),
  },
  guards: {
    mailAccepted: (_, answer: Answer) => isOk(answer),
  },
  actions: {
    forgetProblem: assign(noProblem),
    showProblem: assign((_, { message }: CallFailure) => ({
      problem: serverWordsOr<VerificationMailTextKey>(message, 'account.profile.resendFailed'),
    })),
  },
}).createMachine({
  id: 'verificationMail',
  description: 'Asking for the verification link once more.',
  context: noProblem,
  initial: 'offering',
  states: {
    offering: {
      description: 'The address is not verified: the person may ask for the link.',
      tags: ['needsInput'],
      initial: 'waiting',
      on: { 'mail.requested': { target: 'requesting', actions: 'forgetProblem' } },
      states: {
        waiting: { description: 'No link was asked for so far.' },
        refused: { description: 'No mail went out, and the person is told why.' },
      },
    },
    requesting: {
      description: 'The server is sending the mail.',
      tags: ['busy'],
      invoke: {
        src: 'sendMail',
        onDone: [
          { guard: { type: 'mailAccepted', params: ({ event }) => event.output }, target: 'sent' },
          {
            target: 'offering.refused',
            actions: { type: 'showProblem', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: {
          target: 'offering.refused',
          actions: { type: 'showProblem', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    sent: { description: 'The mail is out; another one needs another visit of the tab.', tags: ['sent'] },
  },
})
