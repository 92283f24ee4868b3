import type { Guide } from '../../guide/guide.ts'

export const amountFieldGuide = {
  purpose:
    'An amount of money. Reads what most countries would write, and says so when it cannot: never a wrong amount.',
  notFor: [
    'Showing a price: Price.',
    'A number of tokens: TokenSlider, which has bounds.',
    'A number that is no money: TextField with `numeric`.',
  ],
  anatomy: [
    { name: 'Label', what: 'Names the field.', selector: 'label' },
    {
      name: 'Sign',
      what: 'Of the currency, as US English writes it; its code where it has none.',
      selector: 'div:has(> input) > span',
    },
    {
      name: 'Input',
      what: 'Stays as it is typed; set in order when it is left.',
      selector: 'input:not([type=hidden])',
    },
    { name: 'Error', what: 'The screen’s, or the field’s own for what is no amount.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Leaves the field: 1,234.5 becomes 1234.50, and what is no amount is named as such.' },
    { keys: ['Enter'], does: 'Sends the form, with the amount in major units and a decimal point.' },
  ],
  announces: ['Role textbox, its label as name, error and hint as description, invalid when it was left unreadable.'],
  peers: [
    {
      name: 'React Aria NumberField (react-aria-components 1.20.0)',
      better: [
        'Reads 1.234,56 and 1,234.56 alike; React Aria reads by one locale and turns the other into another number.',
        'What is no amount stays and is named; React Aria puts back the last number when the field is left, or drops the keys.',
        'Another currency’s sign is refused in words; React Aria drops the key, or what was pasted.',
      ],
      notYet: [
        'React Aria has steps by arrows and buttons; nobody has asked to step an amount of money here.',
        'React Aria groups the digits when the field is left, by the person’s locale.',
        'React Aria says aloud what it made of the number when the field is left.',
      ],
    },
  ],
} satisfies Guide
