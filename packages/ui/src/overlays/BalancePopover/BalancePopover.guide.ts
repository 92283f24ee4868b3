import type { Guide } from '../../guide/guide.ts'
import { floatingAtTheEnd, ofPart } from '../../guide/parts.ts'

const button = ofPart('balance')

export const balancePopoverGuide = {
  purpose:
    'The balance in the header. Pressed, it tells what can be spent, what is set aside for work in progress and what happened last, and leads to more tokens.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'An amount that is only read: TokenAmount.',
    'A list of actions: Menu.',
    'A question that has to be answered: Modal.',
  ],
  do: ['Read the movements each time it opens.'],
  dont: ['Do not put settings into it.', 'Do not open it unasked, even when tokens run out: a Notice says so.'],
  content: ['Movements say what and how many: “Generated 2 pictures, -2”. The newest first.'],
  anatomy: [
    {
      name: 'Button',
      what: 'The word Tokens and the balance; a phone’s header shows the number alone.',
      selector: button.selector,
      attributes: [
        ...button.attributes,
        { name: 'data-pending', means: 'It is not known yet how many: it keeps its place free.' },
      ],
    },
    { name: 'Yours to spend', what: 'The same number, large.' },
    { name: 'Set aside', what: 'Tokens of work that is not finished; left out where there is none.' },
    { name: 'What happened last', what: 'The newest lines of the ledger, read each time it opens.' },
    { name: 'Ways on', what: 'Buy tokens, and the two histories.' },
    { name: 'Panel', what: 'What the button opens.', selector: '[role="dialog"]', attributes: floatingAtTheEnd },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens or closes.' },
    { keys: ['Space'], does: 'As Enter.' },
    { keys: ['Tab'], does: 'Goes through the links and out again, which closes it.' },
    { keys: ['Escape'], does: 'Closes; the button has the focus again.' },
  ],
  announces: [
    'Button "Tokens 10" with a pop-up dialog, open or closed; dialog "Your tokens".',
    'While the lines are read: status "Reading what happened last".',
  ],
  peers: [
    {
      name: 'Radix Themes Popover 3.3.0 (built on the same Radix primitive)',
      better: ['Costs nothing until the button is pointed at or focused; a download that fails is tried again.'],
      notYet: ['Theirs takes its side and width from props; this one has one place.'],
    },
  ],
} satisfies Guide
