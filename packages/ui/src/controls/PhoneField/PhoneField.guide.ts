import type { Guide } from '../../guide/guide.ts'
import { fieldPart, floating, highlighted, ofError } from '../../guide/parts.ts'

export const phoneFieldGuide = {
  purpose:
    'A phone number with the code of its country. Takes it in whatever way it is written, and gives it back as shown, in international form, by country, in national form, and whether it is valid.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['A country by itself: Select.', 'A number that must not be touched, such as a customer number: TextField.'],
  do: [
    'Begin with the country of the person, where it is known.',
    'Send the international form, and show the one as written.',
  ],
  dont: ['Do not split the number into several inputs.', 'Do not ask for the country a second time.'],
  content: ['“Phone”. The hint says what it is used for, if that is not plain.'],
  anatomy: [
    { name: 'Label', what: 'Says whose number; pressing it moves to the number.', selector: 'label' },
    {
      name: 'Country',
      what: 'ISO code and dial code. Opens a list that can be searched by name, code or dial code; at most 12rem high.',
      selector: 'button',
    },
    {
      name: 'Number',
      what: 'Formatted as the country writes it. At most 25 characters. Left to right on every page.',
      selector: 'input[type="tel"]',
    },
    {
      name: 'Error',
      what: 'Under the field, tied to the number. Says so when a country is not supported, and the number is cleared.',
      ...ofError,
    },
    fieldPart,
    {
      name: 'List',
      what: 'The countries, with a search above them.',
      selector: '[role="dialog"]',
      attributes: floating,
    },
    { name: 'Option', what: 'A country.', selector: '[role="option"]', attributes: [highlighted] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the country, then to the number.' },
    { keys: ['Enter'], does: 'On the country: opens the list. In the list: takes the country that is marked.' },
    { keys: ['ArrowDown'], does: 'On the country: opens the list. In the list: marks the next one.' },
    { keys: ['ArrowUp'], does: 'In the list: marks the one before.' },
    { keys: ['PageDown'], does: 'In the list: eight further; PageUp eight back.' },
    { keys: ['Home'], does: 'In the list: marks the first; End the last.' },
    {
      keys: ['A–Z'],
      does: 'On the country: opens the list, searched for the letter. In the list, also before it stands: searches, 500 ms after the last key.',
    },
    { keys: ['Escape'], does: 'Closes the list and goes back to the country.' },
    { keys: ['Tab'], does: 'In the list: closes it and goes back to the country.' },
    { keys: ['+'], does: 'Before the number: the country follows the digits behind it.' },
  ],
  announces: [
    'The number: role text box, its label, the error as description.',
    'The country: a button named by country and dial code; the list: a combobox with its options.',
    'Live: how many countries a search found, and that a country is not supported.',
  ],
  peers: [
    {
      name: 'intl-tel-input 29.2.2',
      better: [
        'Reads 0047 as +47; theirs wants the plus.',
        'Leaves out an extension that was pasted along; theirs keeps its digits as far as the country’s longest number goes.',
        'Reads digits of every script; theirs those of Arabic and Persian.',
        'Says in words, and to a screen reader, that a country is not supported; theirs lets the page find out.',
        'Home, End and the Page keys in the list, and a letter on the closed list.',
      ],
      notYet: [
        'Theirs shows flags and an example number of the country as placeholder.',
        'Theirs has country names in many languages; ours come in English.',
        'Theirs turns the list into a full screen on small phones.',
      ],
    },
  ],
} satisfies Guide
