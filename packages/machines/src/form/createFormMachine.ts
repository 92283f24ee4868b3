import { assertEvent, assign, type EventObject, enqueueActions, type NonReducibleUnknown, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

/** What is shown of a form that was not accepted. */
interface FormContext<Field extends string, Key extends string> {
  /** The server's words under their fields. */
  serverErrors: Partial<Record<Field, string>>
  /** The sentence above the form. */
  formError: Message<Key> | null
}

export type FormEvent<Values> =
  /** A file is never among the values: `submitWithSecret` hands it to the `submit` actor. */
  | { type: 'form.submitted'; values: Values }
  /** Leaves `sent` for an empty form. */
  | { type: 'form.reset' }

type FormTag = 'busy' | 'needsInput' | 'sent'

interface FormOptions<Field extends string, Key extends string, Emitted extends EventObject> {
  id: string
  description: string
  /** Descriptions of the states. Without `sent`, an accepted form is as at its start. */
  states: { editing: string; filling: string; refused: string; submitting: string; sent?: string }
  errorsOf: (failure: CallFailure) => FormContext<Field, Key>
  accepted?: Emitted
  /** How `sent` is left: by `form.reset`, or by itself after these milliseconds. */
  close?: { closeAfter: number; closed: Emitted }
}

/** A form is submitted by its actor, and accepted or refused; one submission at a time. The values are not kept. */
export const createFormMachine =
  <Values extends NonReducibleUnknown>() =>
  <Field extends string, Key extends string, Emitted extends EventObject = EventObject>({
    id,
    description,
    states,
    errorsOf,
    accepted,
    close,
  }: FormOptions<Field, Key, Emitted>) => {
    const types: MachineTypes<FormContext<Field, Key>, FormEvent<Values>, Emitted, FormTag, undefined> = {}
    const noErrors = { serverErrors: {}, formError: null }
    return setup({
      types,
      actors: { submit: notProvided<Answer, { values: Values }>('submit') },
      delays: { closeAfter: close?.closeAfter ?? 0 },
      guards: { accepted: (_, answer: Answer) => isOk(answer) },
      actions: {
        clearErrors: assign(noErrors),
        showFailure: assign((_, failure: CallFailure) => errorsOf(failure)),
        announceAccepted: enqueueActions(({ enqueue }) => {
          if (accepted) enqueue.emit(accepted)
        }),
        announceClosed: enqueueActions(({ enqueue }) => {
          if (close) enqueue.emit(close.closed)
        }),
      },
    }).createMachine({
      id,
      description,
      context: noErrors,
      initial: 'editing',
      states: {
        editing: {
          description: states.editing,
          tags: ['needsInput'],
          initial: 'filling',
          on: { 'form.submitted': { target: 'submitting', actions: 'clearErrors' } },
          states: { filling: { description: states.filling }, refused: { description: states.refused } },
        },
        submitting: {
          description: states.submitting,
          tags: ['busy'],
          invoke: {
            src: 'submit',
            input: ({ event }) => {
              assertEvent<FormEvent<Values>, 'form.submitted'>(event, 'form.submitted')
              return { values: event.values }
            },
            onDone: [
              {
                guard: { type: 'accepted', params: ({ event }) => event.output },
                target: states.sent ? 'sent' : 'editing',
                actions: 'announceAccepted',
              },
              {
                target: 'editing.refused',
                actions: { type: 'showFailure', params: ({ event }) => refusalOf(event.output) },
              },
            ],
            onError: {
              target: 'editing.refused',
              actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
            },
          },
        },
        ...(states.sent && {
          sent: {
            description: states.sent,
            tags: ['sent'],
            ...(close && {
              after: { closeAfter: { target: 'editing', actions: 'announceClosed' } },
              on: { 'form.reset': { target: 'editing' } },
            }),
          },
        }),
      },
    })
  }
