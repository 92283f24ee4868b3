import type { Guide } from '../../guide.ts'

export const contactModalGuide = {
  purpose:
    'A message to support, from footer and landing page. Only the server validates it; its errors are shown under the fields (R278, R279).',
  notFor: ['Signing up or changing the profile: the forms of those pages.', 'A problem with one image: its Notice.'],
  do: ['Prefill name and email of a signed-in person.', 'Keep the message if sending failed.'],
  dont: ['Do not promise a time that support cannot keep.'],
  content: ['The result says that the message was sent and where the answer will arrive.'],
  parts: {
    Result: 'An alert if sending failed, a status if the message was sent.',
    Fields: 'Name, surname, email, phone, topic, message. Prefilled for a signed-in person (D51).',
    'Send message': 'Shows “Sending...” and is disabled while sending.',
  },
  keyboard: {
    Tab: 'Cycles through the fields, Send and Close.',
    Enter: 'In a single-line field: sends. In the message: inserts a new line.',
    Escape: 'Closes. A press outside does too, until something was typed.',
  },
  announces: [
    'Role dialog with title and description.',
    'The result as alert or status; after errors the first invalid field has the focus.',
  ],
} satisfies Guide
