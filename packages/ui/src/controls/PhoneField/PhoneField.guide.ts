import type { Guide } from '../../guide/guide.ts'

export const phoneFieldGuide = {
  purpose:
    'A phone number with the code of its country. Takes it in whatever way it is written, and gives it back as shown, in international form, by country, in national form, and whether it is valid.',
  notFor: ['A country by itself: Select.', 'A number that must not be touched, such as a customer number: TextField.'],
  do: [
    'Begin with the country of the person, where it is known.',
    'Send the international form, and show the one as written.',
  ],
  dont: ['Do not split the number into several inputs.', 'Do not ask for the country a second time.'],
  content: ['“Phone”. The hint says what it is used for, if that is not plain.'],
  parts: {
    Label: 'Says whose number; pressing it moves to the number.',
    Country:
      'ISO code and dial code. Opens a list that can be searched by name, code or dial code; at most 12rem high.',
    Number: 'Formatted as the country writes it. At most 25 characters. Left to right on every page.',
    Error: 'Under the field, tied to the number. Says so when a country is not supported, and the number is cleared.',
    List: 'The countries, with a search above them.',
    Option: 'A country.',
  },
  keyboard: {
    Tab: 'Moves to the country, then to the number. In the list: closes it and goes back to the country.',
    Enter: 'On the country: opens the list. In the list: takes the country that is marked.',
    ArrowDown: 'On the country: opens the list. In the list: marks the next one.',
    ArrowUp: 'In the list: marks the one before.',
    PageDown: 'In the list: eight further; PageUp eight back.',
    Home: 'In the list: marks the first; End the last.',
    'A–Z':
      'On the country: opens the list, searched for the letter. In the list, also before it stands: searches, 500 ms after the last key.',
    Escape: 'Closes the list and goes back to the country.',
    '+': 'Before the number: the country follows the digits behind it.',
  },
  announces: [
    'The number: role text box, its label, the error as description.',
    'The country: a button named by country and dial code; the list: a combobox with its options.',
    'Live: how many countries a search found, and that a country is not supported.',
  ],
} satisfies Guide
