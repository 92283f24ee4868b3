import type { Guide } from '../../guide/guide.ts'

export const noticeGuide = {
  purpose: 'Says something about the page: what happened, what it means, the way on.',
  notFor: [
    'What passes by itself: a toast.',
    'The error of one field: the field shows it.',
    'An empty list: EmptyState.',
  ],
  do: [
    'Put it right above what it speaks of.',
    'Set `live` false for what stood there from the start.',
    'Say what became of the tokens whenever money or tokens are concerned.',
  ],
  dont: [
    'Do not stack two: the worse one counts.',
    'Do not use critical for what the person can put right in a field.',
  ],
  content: [
    'Title: what happened, in the past tense: “The payment was declined”.',
    'Text: what it means and what to do next; no codes unless support asks for them.',
    'No “please”, no “sorry” more than once, no exclamation marks.',
  ],
  parts: {
    Sign: 'Repeats the tone for those who do not see its colour.',
    Title: 'What happened.',
    Text: 'What it means for the person, and for their tokens.',
    Action: 'The way on.',
    Notice: 'All of it.',
  },
  announces: [
    'Critical and caution interrupt (role alert), the rest waits (role status). With `live` false nothing is said: it was there from the start.',
  ],
} satisfies Guide
