import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const textAreaGuide = {
  purpose: 'Several lines of text: a prompt, a message. It grows with what is written, from 7.5rem to 24rem.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['One line: TextField.', 'Formatted text: there is no editor in this system.'],
  do: ['Give `limit` where the server has one.', 'Show an example in the hint rather than the placeholder.'],
  dont: ['Do not cut what is typed at the limit: say by how much it is too long.', 'Do not fix its height.'],
  content: [
    'The label says what to write: “What shall the picture show?”. The hint gives an example that is worth copying.',
  ],
  anatomy: [
    { name: 'Label', what: 'Names the field.', selector: 'label' },
    { name: 'Area', what: 'Grows by itself; its corner can be dragged too.', selector: 'textarea' },
    { name: 'Counter', what: 'With a `limit`: how much is written, then how much is left, then how much is too much.' },
    { name: 'Hint and error', what: 'Below, tied to the area as its description.' },
    fieldPart,
    { name: 'Error', what: 'What is wrong, tied to the control as its description.', ...ofError },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves on; a tab character is never typed.' },
    { keys: ['Enter'], does: 'Begins a new line; it does not send the form.' },
  ],
  announces: [
    'Role textbox of several lines, its label as name, error, hint and counter as description.',
    'From nine tenths of the limit on, a second after the last key, politely: how many characters are left, or are too many.',
  ],
  peers: [
    {
      name: 'Braid Textarea 34.6.2',
      better: [
        'The counter is read aloud near the limit; Braid’s is a description that nobody hears while typing.',
        'An emoji of one character counts as one, as it does on the server; Braid counts two.',
      ],
      notYet: [
        'Braid marks the very characters that are too many.',
        'Braid bounds the growth in lines rather than in rem.',
      ],
    },
    {
      name: 'Primer Textarea (@primer/react 38.40.0)',
      better: ['Grows with its text in every browser, those without `field-sizing` included.'],
      notYet: ['Primer’s greatest height can be set for each; ours is 24rem for all.'],
    },
  ],
} satisfies Guide
