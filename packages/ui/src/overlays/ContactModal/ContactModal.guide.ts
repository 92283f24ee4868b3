import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const contactModalGuide = {
  purpose:
    'A message to support, from the footer and from the landing page. No checks of its own: what the server refuses stands under each field (R278, R279).',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['Signing up or changing one’s data: the forms of those pages.', 'A problem with one picture: its Notice.'],
  do: ['Fill in name and email of who is signed in.', 'Keep the message when sending failed.'],
  dont: ['Do not promise an hour that support cannot keep.'],
  content: ['The result says what happens next: that the message was sent and where the answer comes.'],
  anatomy: [
    { name: 'Result', what: 'How the last sending went: an alert that it failed, a status that it was sent.' },
    {
      name: 'Fields',
      what: 'Name, surname, e-mail, phone, topic, message. Filled in for who is signed in (D51).',
      selector: 'form > div',
    },
    {
      name: 'Send message',
      what: 'Says "Sending..." meanwhile, and cannot be pressed twice.',
      selector: 'button[type="submit"]',
    },
    ...dialogParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from field to field, to Send and to Close, and round.' },
    { keys: ['Enter'], does: 'In a field of one line, sends; in the message, begins a new line.' },
    { keys: ['Escape'], does: 'Closes. A press outside does too, until something has been typed.' },
  ],
  announces: [
    'Role dialog with title and the promise of an answer.',
    'The result as soon as it is there; after errors the first field in question has the focus, its error as description.',
  ],
  peers: [
    {
      name: 'React Spectrum Dialog with Form (S2 1.6.0)',
      better: [
        'A press outside closes until something has been typed; theirs always closes, or never.',
        'Short fields stand in pairs and fold into one column without a setting; their form is one column.',
      ],
      notYet: ['Theirs offers the browser’s own checks before the server’s; here spec.md asks for none.'],
    },
    {
      name: 'Primer React Dialog with FormControl 38.40.0',
      better: ['The first field in error takes the focus; Primer leaves that to the page.'],
      notYet: ['Theirs counts the characters that are left of a message.'],
    },
  ],
} satisfies Guide
