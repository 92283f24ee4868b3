import type { Guide } from '../../guide.ts'

export const noticeGuide = {
  purpose: 'A message about the page: what happened, what it means, what to do next.',
  notFor: ['A message that disappears: a toast.', 'The error of one field: its `error`.', 'An empty list: EmptyState.'],
  do: [
    'Put it directly above its subject.',
    'Set `live` to false if it is part of the page from the start.',
    'Say whether tokens or money were charged.',
  ],
  dont: [
    'Do not show two at once: show the more serious one.',
    'Do not use critical for errors that can be corrected in a field.',
  ],
  content: [
    'Title: what happened, in the past tense: “The payment was declined”.',
    'Text: what it means and what to do next; no codes unless support asks for them.',
    'No “please”, no “sorry” more than once, no exclamation marks.',
  ],
  parts: {
    Sign: 'Repeats the tone without colour.',
    Title: 'What happened.',
    Text: 'What it means for the person and their tokens.',
    Action: 'What to do next.',
  },
  announces: ['Critical and caution: role alert. Other tones: role status. With `live` false, nothing.'],
} satisfies Guide
