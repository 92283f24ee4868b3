import type { Guide } from '../../guide/guide.ts'

export const tokenSliderGuide = {
  purpose:
    'How many tokens to buy, from 1 to 2000 in tenths: a coin on a line for the rough amount, and a field for the exact one.',
  notFor: [
    'A few fixed amounts: ChoiceGroup, or the packs on the pricing cards.',
    'Before and after of a picture: CompareSlider.',
  ],
  do: ['Show the price beside it, and let it follow.'],
  dont: ['Do not use it for amounts that people know exactly: they type them into its field.'],
  content: ['“Number of tokens”. The price beside it says per what.'],
  parts: {
    Label: 'Names the coin and the field.',
    Field: 'The exact number. Takes it as any locale writes it, and holds it to the bounds when left.',
    Line: 'Pressing it brings the coin there. Read against 316 px while it has no width of its own.',
    Coin: 'The handle: 36 px under a mouse, 44 px under a finger.',
    Ends: 'The least and the most, for the eye only: the coin says them too.',
  },
  keyboard: {
    Tab: 'Moves to the field, then to the coin.',
    ArrowRight: 'On the coin: 0.1 more; from right to left, 0.1 less. ArrowLeft the other way.',
    ArrowUp: 'On the coin: 0.1 more; ArrowDown 0.1 less.',
    'Shift+ArrowUp': 'On the coin: a whole token more; with ArrowDown less.',
    PageUp: 'On the coin: 10 more; PageDown 10 less.',
    Home: 'On the coin: 1 token; End 2000.',
    Enter: 'In the field: takes what was typed, without sending the form.',
    Escape: 'In the field: takes back what was typed and not yet taken.',
  },
  announces: [
    'The coin: role slider, its label, its least and most, its value in words: "200.9 tokens".',
    'The field: role text box, the same label.',
  ],
} satisfies Guide
