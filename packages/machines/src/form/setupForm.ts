import { assertEvent, assign, type EventObject, type NonReducibleUnknown, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

interface FormErrors<Key extends string, Field extends string, Rule> {
  /** The first rule that the form breaks. */
  brokenRule: Rule | null
  /** The server's words under their fields. */
  serverErrors: Partial<Record<Field, string>>
  /** The sentence above the form. */
  formError: Message<Key> | null
}

/** The values of a form are not stored in the machine: the screen has them, and the request takes them. */
interface FormContext<Key extends string, Field extends string, Rule> extends FormErrors<Key, Field, Rule> {
  /** False: nothing can be submitted. */
  enabled: boolean
}

/** For the forms that are not always enabled. */
export interface FormInput {
  enabled: boolean
}

export type FormEvent<Values> =
  /** Passwords and files are never among the values: `submitWithSecret` hands them to the `submit` actor. */
  | { type: 'form.submitted'; values: Values }
  /** Leaves a form that was sent for an empty one. */
  | { type: 'form.reset' }
  /** For the forms in the account. */
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut' }

type FormTag = 'busy' | 'needsInput' | 'saved' | 'sent'

const noErrors = { brokenRule: null, serverErrors: {}, formError: null }

export const emptyForm = { ...noErrors, enabled: true }

const valuesOf = <Values>(event: FormEvent<Values>): Values => {
  assertEvent<FormEvent<Values>, 'form.submitted'>(event, 'form.submitted')
  return event.values
}

/**
 * The setup of every form machine: `submit` sends the form, one submission at a time, and the server accepts or
 * refuses it. `editing` and `submitting` are states without descriptions; the machine adds these, the states inside
 * `editing` (`filling` and `refused`), and the one that an accepted form leads to.
 */
export const setupForm = <
  Values extends NonReducibleUnknown,
  Key extends string,
  Field extends string = never,
  Emitted extends EventObject = EventObject,
  Input = undefined,
  Rule = never,
>(
  errorsOf: (failure: CallFailure) => Partial<FormErrors<Key, Field, Rule>>,
) => {
  const types: MachineTypes<FormContext<Key, Field, Rule>, FormEvent<Values>, Emitted, FormTag, Input> = {}
  const form = setup({
    types,
    actors: { submit: notProvided<Answer, { values: Values }>('submit') },
    guards: { accepted: (_, answer: Answer) => isOk(answer) },
    actions: {
      clearErrors: assign(noErrors),
      showErrors: assign((_, errors: Partial<FormErrors<Key, Field, Rule>>) => ({ ...noErrors, ...errors })),
      enable: assign({ enabled: true }),
      disable: assign({ ...noErrors, enabled: false }),
    },
  })
  return {
    form,
    editing: form.createStateConfig({
      tags: ['needsInput'],
      initial: 'filling',
      on: { 'form.submitted': { target: 'submitting', actions: 'clearErrors' } },
    }),
    submitting: (accepted: string) =>
      form.createStateConfig({
        tags: ['busy'],
        invoke: {
          src: 'submit',
          input: ({ event }) => ({ values: valuesOf(event) }),
          onDone: [
            { guard: { type: 'accepted', params: ({ event }) => event.output }, target: accepted },
            {
              target: 'editing.refused',
              actions: { type: 'showErrors', params: ({ event }) => errorsOf(refusalOf(event.output)) },
            },
          ],
          onError: {
            target: 'editing.refused',
            actions: { type: 'showErrors', params: ({ event }) => errorsOf(readFailure(event.error)) },
          },
        },
      }),
  }
}

/** A form with rules of its own: one that breaks a rule is not sent. `editing` has the state `correcting` as well. */
export const setupCheckedForm = <
  Values extends NonReducibleUnknown,
  Key extends string,
  Field extends string,
  Emitted extends EventObject,
  Input,
  Rule,
>(
  check: (values: Values) => Partial<FormErrors<Key, Field, Rule>> | null,
  errorsOf: (failure: CallFailure) => Partial<FormErrors<Key, Field, Rule>>,
) => {
  const { form, editing, submitting } = setupForm<Values, Key, Field, Emitted, Input, Rule>(errorsOf)
  const checked = form.extend({ guards: { isComplete: ({ event }) => check(valuesOf(event)) === null } })
  return {
    form: checked,
    editing: checked.createStateConfig({
      ...editing,
      on: {
        'form.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearErrors' },
          { target: '.correcting', actions: { type: 'showErrors', params: ({ event }) => check(event.values) ?? {} } },
        ],
      },
    }),
    submitting,
  }
}

/** The server's words under their fields, or above the form where it has none for a field. */
export const errorsUnderFields = <Key extends string, Field extends string>(
  { errors, message }: CallFailure,
  serverFields: Readonly<Record<string, Field>>,
  key: Key,
) => {
  const serverErrors = fieldErrors(errors, serverFields)
  return Object.keys(serverErrors).length > 0 ? { serverErrors } : { formError: serverWordsOr(message, key) }
}
