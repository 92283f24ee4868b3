import type { Guide } from '../../guide/guide.ts'

export const balancePopoverGuide = {
  purpose:
    'The balance in the header. Pressed, it tells what can be spent, what is set aside for work in progress and what happened last, and leads to more tokens.',
  notFor: [
    'An amount that is only read: TokenAmount.',
    'A list of actions: Menu.',
    'A question that has to be answered: Modal.',
  ],
  do: ['Read the movements each time it opens.'],
  dont: ['Do not put settings into it.', 'Do not open it unasked, even when tokens run out: a Notice says so.'],
  content: ['Movements say what and how many: “Generated 2 pictures, -2”. The newest first.'],
  parts: {
    Button: 'The word Tokens and the balance; a phone’s header shows the number alone.',
    'Yours to spend': 'The same number, large.',
    'Set aside': 'Tokens of work that is not finished; left out where there is none.',
    'What happened last': 'The newest lines of the ledger, read each time it opens.',
    'Ways on': 'Buy tokens, and the two histories.',
    Panel: 'What the button opens.',
  },
  keyboard: {
    Enter: 'Opens or closes.',
    Space: 'As Enter.',
    Tab: 'Goes through the links and out again, which closes it.',
    Escape: 'Closes; the button has the focus again.',
  },
  announces: [
    'Button "Tokens 10" with a pop-up dialog, open or closed; dialog "Your tokens".',
    'While the lines are read: status "Reading what happened last".',
  ],
} satisfies Guide
