import type { Guide } from '../../guide.ts'

export const textAreaGuide = {
  purpose: 'Several lines of text: a prompt, a message. Grows with its text, from 7.5rem to 24rem.',
  notFor: ['One line: TextField.', 'Formatted text: not supported.'],
  do: ['Set `limit` if the server has one.', 'Show an example in the hint, not in the placeholder.'],
  dont: ['Do not cut the text at the limit: say how much too long it is.', 'Do not fix its height.'],
  content: ['The label says what to write: “What shall the picture show?”. The hint gives a good example.'],
  parts: {
    Label: 'Names the field.',
    Area: 'Grows automatically; can be resized.',
    Counter: 'With `limit`: the characters used, near the limit those left, over it those too many.',
    'Hint and error': 'Below the area, as its description.',
  },
  keyboard: {
    Tab: 'Moves to the next field.',
    Enter: 'Inserts a new line.',
  },
  announces: [
    'Role textbox, multiline, named by its label, with error, hint and counter as description.',
    'Status from 90 % of the limit, a second after the last key: the characters left or too many.',
  ],
} satisfies Guide
