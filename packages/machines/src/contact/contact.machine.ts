import { emptyForm, setupForm } from '../form/setupForm.ts'
import { type CallFailure, isServerRefusal } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'

type ContactTextKey = 'contact.failed' | 'contact.correct' | 'contact.network'

/** R160. No field is checked here (R278). */
export interface ContactMessage {
  name: string
  surname: string
  email: string
  phone: string
  topic: string
  message: string
}

type ContactField = keyof ContactMessage

const serverFields: Readonly<Record<ContactField, ContactField>> = {
  name: 'name',
  surname: 'surname',
  email: 'email',
  phone: 'phone',
  topic: 'topic',
  message: 'message',
}

/** R362-R365: errors of the form first, then the server's words, then what is known without any. */
const problemOf = (failure: CallFailure): Message<ContactTextKey> => {
  if (failure.errors !== undefined) return { key: 'contact.correct' }
  const refused = isServerRefusal(failure) && (failure.kind === 'refused' || failure.kind === 'validation')
  return serverWordsOr(failure.message, refused ? 'contact.failed' : 'contact.network')
}

const { form, editing, submitting } = setupForm<
  ContactMessage,
  ContactTextKey,
  ContactField,
  /** R226: the thanks have been shown long enough, and the form is to be closed and emptied. */
  { type: 'formFinished' }
>((failure) => ({
  serverErrors: fieldErrors(failure.errors, serverFields),
  formError: problemOf(failure),
}))

/** R140, R226, R278, R279, R361-R365: a message to support. */
export const contactMachine = form.extend({ delays: { closeAfter: 900 } }).createMachine({
  id: 'contact',
  description: 'Writing to support.',
  context: emptyForm,
  initial: 'editing',
  states: {
    editing: {
      ...editing,
      description: 'The person writes their message.',
      states: {
        filling: { description: 'Nothing is wrong so far.' },
        refused: {
          description: 'The message was not sent, and the person is told why. What they wrote is still there.',
        },
      },
    },
    submitting: { ...submitting('sent'), description: 'The message is on its way.' },
    sent: {
      description: 'The message arrived. The thanks stay for a moment, then the form closes by itself.',
      tags: ['sent'],
      after: { closeAfter: { target: 'editing', actions: form.emit({ type: 'formFinished' }) } },
      on: { 'form.reset': { target: 'editing' } },
    },
  },
})
