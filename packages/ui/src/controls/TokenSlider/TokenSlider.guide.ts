import type { Guide } from '../../guide/guide.ts'
import { disabled, ofPart, orientation } from '../../guide/parts.ts'

export const tokenSliderGuide = {
  purpose:
    'How many tokens to buy, from 1 to 2000 in tenths: a coin on a line for the rough amount, and a field for the exact one.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'A few fixed amounts: ChoiceGroup, or the packs on the pricing cards.',
    'Before and after of a picture: CompareSlider.',
  ],
  do: ['Show the price beside it, and let it follow.'],
  dont: ['Do not use it for amounts that people know exactly: they type them into its field.'],
  content: ['“Number of tokens”. The price beside it says per what.'],
  anatomy: [
    { name: 'Label', what: 'Names the coin and the field.', ...ofPart('label') },
    {
      name: 'Field',
      what: 'The exact number. Takes it as any locale writes it, and holds it to the bounds when left.',
      selector: 'input',
    },
    {
      name: 'Line',
      what: 'Pressing it brings the coin there. Read against 316 px while it has no width of its own.',
      selector: '[data-orientation]',
      attributes: [orientation(['horizontal']), disabled],
    },
    {
      name: 'Coin',
      what: 'The handle: 36 px under a mouse, 44 px under a finger.',
      selector: '[role="slider"]',
      attributes: [orientation(['horizontal']), disabled],
    },
    { name: 'Ends', what: 'The least and the most, for the eye only: the coin says them too.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to the coin.' },
    { keys: ['ArrowRight'], does: 'On the coin: 0.1 more; from right to left, 0.1 less. ArrowLeft the other way.' },
    { keys: ['ArrowUp'], does: 'On the coin: 0.1 more; ArrowDown 0.1 less.' },
    { keys: ['Shift', 'ArrowUp'], does: 'On the coin: a whole token more; with ArrowDown less.' },
    { keys: ['PageUp'], does: 'On the coin: 10 more; PageDown 10 less.' },
    { keys: ['Home'], does: 'On the coin: 1 token; End 2000.' },
    { keys: ['Enter'], does: 'In the field: takes what was typed, without sending the form.' },
    { keys: ['Escape'], does: 'In the field: takes back what was typed and not yet taken.' },
  ],
  announces: [
    'The coin: role slider, its label, its least and most, its value in words: "200.9 tokens".',
    'The field: role text box, the same label.',
  ],
  peers: [
    {
      name: 'Radix Themes Slider 3.3.0 (ours stands on the same Radix part)',
      better: [
        'A field for the exact number belongs to it; 0.1 of 2000 cannot be hit with a finger.',
        'Says its value in words, follows the direction of the page by itself, and lets a finger scroll past it.',
        'Answers while it is hidden and has no width.',
      ],
      notYet: ['Theirs has sizes and colours, two handles, and an upright form; ours is for one purpose.'],
    },
    {
      name: 'React Spectrum Slider (S2 1.6.0)',
      better: ['Page keys step by 10 tokens rather than by a tenth of the line.', 'Typed amounts.'],
      notYet: [
        'Theirs puts a native range under the handle, which a screen reader on a phone can move by swiping.',
        'Theirs writes its value in the locale of the page; ours in English.',
      ],
    },
  ],
} satisfies Guide
