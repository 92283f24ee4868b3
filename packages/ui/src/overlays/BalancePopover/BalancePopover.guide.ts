import type { Guide } from '../../guide.ts'

export const balancePopoverGuide = {
  purpose:
    'The balance in the header. A press shows the available and reserved tokens, recent transactions, and links to buy more.',
  notFor: ['An amount without details: TokenAmount.', 'A list of actions: Menu.', 'A question: Modal.'],
  do: ['Load the transactions each time it opens.'],
  dont: ['Do not put settings into it.', 'Do not open it automatically if tokens run out: use a Notice.'],
  content: ['Transactions name the action and the tokens: “Generated 2 pictures, -2”, newest first.'],
  parts: {
    Button: '“Tokens” and the balance; on phones only the number.',
    'Yours to spend': 'The balance in large type.',
    'Set aside': 'Tokens reserved for unfinished requests, if there are some.',
    'What happened last': 'The newest transactions.',
    'Ways on': 'Links to buy tokens and to both histories.',
  },
  keyboard: {
    Enter: 'Opens or closes the panel.',
    Space: 'The same as Enter.',
    Tab: 'Moves through the links, then closes the panel.',
    Escape: 'Closes and returns the focus to the button.',
  },
  announces: [
    'A button “Tokens 10”, expanded or collapsed; a dialog “Your tokens”.',
    'While loading: status “Reading what happened last”.',
  ],
} satisfies Guide
