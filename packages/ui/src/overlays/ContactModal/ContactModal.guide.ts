import type { Guide } from '../../guide/guide.ts'

export const contactModalGuide = {
  purpose:
    'A message to support, from the footer and from the landing page. No checks of its own: what the server refuses stands under each field (R278, R279).',
  notFor: ['Signing up or changing one’s data: the forms of those pages.', 'A problem with one picture: its Notice.'],
  do: ['Fill in name and email of who is signed in.', 'Keep the message when sending failed.'],
  dont: ['Do not promise an hour that support cannot keep.'],
  content: ['The result says what happens next: that the message was sent and where the answer comes.'],
  parts: {
    Result: 'How the last sending went: an alert that it failed, a status that it was sent.',
    Fields: 'Name, surname, e-mail, phone, topic, message. Filled in for who is signed in (D51).',
    'Send message': 'Says "Sending..." meanwhile, and cannot be pressed twice.',
  },
  keyboard: {
    Tab: 'Goes from field to field, to Send and to Close, and round.',
    Enter: 'In a field of one line, sends; in the message, begins a new line.',
    Escape: 'Closes. A press outside does too, until something has been typed.',
  },
  announces: [
    'Role dialog with title and the promise of an answer.',
    'The result as soon as it is there; after errors the first field in question has the focus, its error as description.',
  ],
} satisfies Guide
