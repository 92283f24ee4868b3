import type { Guide } from '../../guide.ts'

export const currencyMenuGuide = {
  purpose: 'The currency of prices. Takes effect at once on every page.',
  notFor: ['A single currency: it renders nothing (R091).', 'A currency in a form: Select.', 'Tokens.'],
  do: ['Show it on every page with prices.'],
  dont: ['Do not reload the page.', 'Do not convert paid amounts.'],
  content: ['ISO 4217 codes: “EUR”. No flags.'],
  parts: {
    Button: 'Shows the current code.',
    List: 'The codes in the order of the server; scrolls above 12rem.',
    Tick: 'Marks the current one.',
  },
  keyboard: {
    Enter: 'Opens the list. On a code: selects it and closes.',
    Space: 'The same as Enter.',
    ArrowDown: 'Opens at the first code. In the list: moves to the next code.',
    ArrowUp: 'Opens at the last code. In the list: moves to the previous code.',
    Home: 'Moves to the first code.',
    End: 'Moves to the last code.',
    'A–Z': 'Moves to the next code that starts with the typed letters.',
    Tab: 'Closes without a change.',
    Escape: 'Closes without a change.',
  },
  announces: ['A button “Currency: EUR” with a menu of menuitemradio.'],
} satisfies Guide
