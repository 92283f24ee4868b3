import { assertEvent, assign, emit, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure, serverSpoke } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type ContactTextKey = 'contact.failed' | 'contact.correct' | 'contact.network'

/** R160. No field is checked here (R278). */
export interface ContactMessage {
  name: string
  surname: string
  email: string
  phone: string
  topic: string
  message: string
}

export type ContactField = keyof ContactMessage

export interface ContactContext {
  /** The server's words under their fields (R279). */
  serverErrors: Partial<Record<ContactField, string>>
  /** The sentence above the form: why the last message was not sent. */
  problem: Message<ContactTextKey> | null
}

export type ContactEvent =
  | { type: 'message.submitted'; message: ContactMessage }
  /** The person closed the form themselves. */
  | { type: 'form.closed' }

export type ContactEmitted =
  /** The thanks have been shown long enough: close the form, and empty it. */
  { type: 'formFinished' }

export type ContactTag = 'busy' | 'needsInput' | 'sent'

const types: MachineTypes<ContactContext, ContactEvent, ContactEmitted, ContactTag, undefined> = {}

const wireFields: Readonly<Record<ContactField, ContactField>> = {
  name: 'name',
  surname: 'surname',
  email: 'email',
  phone: 'phone',
  topic: 'topic',
  message: 'message',
}

const noErrors = { serverErrors: {}, problem: null }

/** R362-R365: errors of the form first, then the server's words, then what is known without any. */
const problemOf = (failure: CallFailure): Message<ContactTextKey> => {
  if (failure.errors !== undefined) return { key: 'contact.correct' }
  const refused = serverSpoke(failure) && (failure.kind === 'refused' || failure.kind === 'validation')
  return serverWordsOr(failure.message, refused ? 'contact.failed' : 'contact.network')
}

/** R140, R226, R278, R279, R361-R365: a message to support. The message itself is never kept here. */
export const contactMachine = setup({
  types,
  actors: {
    sendMessage: notProvided<Answer, ContactMessage>('sendMessage'),
  },
  delays: {
    /** R226. */
    closeAfter: 900,
  },
  guards: {
    messageTaken: (_, answer: Answer) => isOk(answer),
  },
  actions: {
    clearErrors: assign(noErrors),
    showFailure: assign((_, failure: CallFailure) => ({
      serverErrors: fieldErrors(failure.errors, wireFields),
      problem: problemOf(failure),
    })),
    announceFinished: emit({ type: 'formFinished' }),
  },
}).createMachine({
  id: 'contact',
  description: 'Writing to support.',
  context: noErrors,
  initial: 'writing',
  states: {
    writing: {
      description: 'The person writes their message.',
      tags: ['needsInput'],
      initial: 'composing',
      on: { 'message.submitted': { target: 'sending', actions: 'clearErrors' } },
      states: {
        composing: { description: 'Nothing is wrong so far.' },
        refused: {
          description: 'The message was not sent, and the person is told why. What they wrote is still there.',
        },
      },
    },
    sending: {
      description: 'The message is on its way.',
      tags: ['busy'],
      invoke: {
        src: 'sendMessage',
        input: ({ event }) => {
          assertEvent(event, 'message.submitted')
          return event.message
        },
        onDone: [
          { guard: { type: 'messageTaken', params: ({ event }) => event.output }, target: 'sent' },
          {
            target: 'writing.refused',
            actions: { type: 'showFailure', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: {
          target: 'writing.refused',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    sent: {
      description: 'The message arrived. The thanks stay for a moment, then the form closes by itself.',
      tags: ['sent'],
      after: { closeAfter: { target: 'writing', actions: 'announceFinished' } },
      on: { 'form.closed': { target: 'writing' } },
    },
  },
})
