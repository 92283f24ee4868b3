import type { Guide } from '../../guide/guide.ts'

export const currencyMenuGuide = {
  purpose: 'The currency in which prices are shown. Takes effect at once, on every page.',
  notFor: [
    'One currency: it renders nothing (R091).',
    'Choosing what is paid in a form: Select.',
    'The internal currency, tokens: they have no choice.',
  ],
  do: ['Show it wherever prices are shown.'],
  dont: ['Do not reload the page for it.', 'Do not convert what has been paid.'],
  content: ['Codes of ISO 4217: “EUR”. No flags: a currency is no country.'],
  parts: {
    Button: 'Shows the code in force; its name says "Currency" before it.',
    List: 'The codes of the server, in its order; scrolls beyond 12 rem.',
    Tick: 'Marks the one in force.',
    Code: 'A currency.',
  },
  keyboard: {
    Enter: 'Opens; on a code, chooses it and closes.',
    Space: 'As Enter.',
    ArrowDown: 'Opens at the first code; in the list, goes on.',
    ArrowUp: 'Opens at the last code; in the list, goes back.',
    Home: 'Goes to the first code.',
    End: 'Goes to the last code.',
    'A–Z': 'Goes to the next code that begins with what is typed.',
    Tab: 'Closes without choosing.',
    Escape: 'Closes without choosing.',
  },
  announces: ['Button "Currency: EUR" with a pop-up menu; the codes as menuitemradio, one of them ticked.'],
} satisfies Guide
