import type { Guide } from '../../guide/guide.ts'

export const textAreaGuide = {
  purpose: 'Several lines of text: a prompt, a message. It grows with what is written, from 7.5rem to 24rem.',
  notFor: ['One line: TextField.', 'Formatted text: there is no editor in this system.'],
  do: ['Give `limit` where the server has one.', 'Show an example in the hint rather than the placeholder.'],
  dont: ['Do not cut what is typed at the limit: say by how much it is too long.', 'Do not fix its height.'],
  content: [
    'The label says what to write: “What shall the picture show?”. The hint gives an example that is worth copying.',
  ],
  parts: {
    Label: 'Names the field.',
    Area: 'Grows by itself; its corner can be dragged too.',
    Counter: 'With a `limit`: how much is written, then how much is left, then how much is too much.',
    'Hint and error': 'Below, tied to the area as its description.',
  },
  keyboard: {
    Tab: 'Moves on; a tab character is never typed.',
    Enter: 'Begins a new line; it does not send the form.',
  },
  announces: [
    'Role textbox of several lines, its label as name, error, hint and counter as description.',
    'From nine tenths of the limit on, a second after the last key, politely: how many characters are left, or are too many.',
  ],
} satisfies Guide
