import type { Guide } from '../../guide/guide.ts'
import { checked, floatingAtTheEnd, highlighted, openedBy, orientation } from '../../guide/parts.ts'

export const currencyMenuGuide = {
  purpose: 'The currency in which prices are shown. Takes effect at once, on every page.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'One currency: it renders nothing (R091).',
    'Choosing what is paid in a form: Select.',
    'The internal currency, tokens: they have no choice.',
  ],
  do: ['Show it wherever prices are shown.'],
  dont: ['Do not reload the page for it.', 'Do not convert what has been paid.'],
  content: ['Codes of ISO 4217: “EUR”. No flags: a currency is no country.'],
  anatomy: [
    { name: 'Button', what: 'Shows the code in force; its name says "Currency" before it.', selector: 'button' },
    {
      name: 'List',
      what: 'The codes of the server, in its order; scrolls beyond 12 rem.',
      selector: '[role="menu"]',
      attributes: [...floatingAtTheEnd, orientation(['vertical']), openedBy],
    },
    { name: 'Tick', what: 'Marks the one in force.' },
    {
      name: 'Code',
      what: 'A currency.',
      selector: '[role="menuitemradio"]',
      attributes: [checked, highlighted, orientation(['vertical'])],
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens; on a code, chooses it and closes.' },
    { keys: ['Space'], does: 'As Enter.' },
    { keys: ['ArrowDown'], does: 'Opens at the first code; in the list, goes on.' },
    { keys: ['ArrowUp'], does: 'Opens at the last code; in the list, goes back.' },
    { keys: ['Home'], does: 'Goes to the first code.' },
    { keys: ['End'], does: 'Goes to the last code.' },
    { keys: ['A–Z'], does: 'Goes to the next code that begins with what is typed.' },
    { keys: ['Tab'], does: 'Closes without choosing.' },
    { keys: ['Escape'], does: 'Closes without choosing.' },
  ],
  announces: ['Button "Currency: EUR" with a pop-up menu; the codes as menuitemradio, one of them ticked.'],
  peers: [
    {
      name: 'React Spectrum Picker (S2 1.6.0), the nearest public part',
      better: ['Disappears where there is no choice.', 'Its list is no part of the first download.'],
      notYet: ['Theirs has room for a second line, such as the currency’s full name under its code.'],
    },
    {
      name: 'Radix Themes DropdownMenu.RadioGroup 3.3.0',
      better: ['Arrow Up opens at the end, and right to left needs no provider.'],
      notYet: ['Theirs takes headings and lines between the choices.'],
    },
  ],
} satisfies Guide
