import type { Guide } from '../../guide.ts'

export const phoneFieldGuide = {
  purpose:
    'A phone number with its country code. Accepts any format; the value has the international and national form, the country, and whether it is valid.',
  notFor: ['A country alone: Select.', 'Other numbers, such as a customer number: TextField.'],
  do: [
    'Preselect the country of the person if it is known.',
    'Send the international form and show the formatted one.',
  ],
  dont: ['Do not split the number into several inputs.', 'Do not ask for the country again.'],
  content: ['“Phone”. The hint says what it is used for if that is not clear.'],
  parts: {
    Label: 'Names the number; a press focuses it.',
    Country: 'ISO code and dial code. Opens a searchable list of at most 12rem.',
    Number: 'Formatted for the country. At most 25 characters, always left to right.',
    Error:
      'Under the field, as the description of the number. Also for an unsupported country, which clears the number.',
    List: 'The countries, with a search above them.',
  },
  keyboard: {
    Tab: 'Moves to the country, then to the number. In the list: closes it and returns to the country.',
    Enter: 'On the country: opens the list. In the list: selects the active country.',
    ArrowDown: 'On the country: opens the list. In the list: moves to the next country.',
    ArrowUp: 'In the list: moves to the previous country.',
    PageDown: 'In the list: moves by eight, PageUp back.',
    Home: 'In the list: moves to the first country, End to the last.',
    'A–Z': 'On the country: opens the list and searches. In the list: searches 500 ms after the last key.',
    Escape: 'Closes the list and returns to the country.',
    '+': 'Before the number: sets the country by the digits after it.',
  },
  announces: [
    'The number: role textbox, named by its label, with the error as description.',
    'The country: a button named by country and dial code; the list: a combobox with options.',
    'Status: the number of countries found, and if a country is not supported.',
  ],
} satisfies Guide
