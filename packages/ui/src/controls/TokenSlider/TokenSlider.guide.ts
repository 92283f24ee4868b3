import type { Guide } from '../../guide.ts'

export const tokenSliderGuide = {
  purpose: 'The number of tokens to buy, from 1 to 2000 in steps of 0.1: a slider and a field for the exact number.',
  notFor: ['A few fixed amounts: ChoiceGroup or the packs.', 'Before and after of an image: CompareSlider.'],
  do: ['Show the price next to it and update it.'],
  dont: ['Do not rely on the slider for exact numbers: people type them.'],
  content: ['“Number of tokens”. The price next to it says per what.'],
  parts: {
    Label: 'Names slider and field.',
    Field: 'The exact number, in any locale. Limited to 1 to 2000 on blur.',
    Line: 'A press moves the coin there.',
    Coin: 'The thumb: 36 px, 44 px on touch screens.',
    Ends: 'Minimum and maximum, hidden from screen readers.',
  },
  keyboard: {
    Tab: 'Moves to the field, then to the coin.',
    ArrowRight: 'On the coin: 0.1 more, in right-to-left pages less. ArrowLeft does the opposite.',
    ArrowUp: 'On the coin: 0.1 more, ArrowDown 0.1 less.',
    'Shift+ArrowUp': 'On the coin: 1 more, with ArrowDown 1 less.',
    PageUp: 'On the coin: 10 more, PageDown 10 less.',
    Home: 'On the coin: 1 token, End 2000.',
    Enter: 'In the field: applies the number without submitting the form.',
    Escape: 'In the field: restores the last number.',
  },
  announces: [
    'The coin: role slider, named by its label, with minimum, maximum and the value “200.9 tokens”.',
    'The field: role textbox with the same label.',
  ],
} satisfies Guide
