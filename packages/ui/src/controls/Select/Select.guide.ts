import type { Guide } from '../../guide/guide.ts'

export const selectGuide = {
  purpose: 'One of many, from a list that opens: a country, a language, a currency.',
  notFor: [
    'Two to six short options: ChoiceGroup, which shows them all at once.',
    'Actions: Menu.',
    'A dial code, which one looks up by country or number: PhoneField has its own list with a search.',
  ],
  do: [
    'Sort options as people look for them: by name, or by how often they are chosen.',
    'Use `clearable` where no choice is a choice.',
  ],
  dont: ['Do not put a placeholder where a value is likely: choose it.', 'Do not use it for two options.'],
  content: [
    'The placeholder asks: “Choose a country”. Options are as short as their names allow, the telling word first.',
  ],
  parts: {
    Label: 'Names the button.',
    Button: 'Shows the choice or the placeholder; opens the list.',
    Chevron: 'Says that there is more.',
    List: 'As wide as the button and 12rem high at most; it scrolls beyond (R291).',
    Option: 'The chosen one bears a tick. With `clearable`, the first one stands for none.',
  },
  keyboard: {
    Tab: 'Moves to the button, and from it to the next field.',
    Enter: 'Opens the list at the chosen option; in the list, chooses and closes.',
    Space: 'The same, unless it belongs to letters that are being typed.',
    'Arrow Down': 'Opens the list; in the list, the next option.',
    'Arrow Up': 'Opens the list; in the list, the option before.',
    Home: 'In the list, the first option.',
    End: 'In the list, the last option.',
    'Page Down': 'In the list, a list’s height further down.',
    'Page Up': 'In the list, a list’s height further up.',
    'A+Z':
      'The next option whose label starts with what is typed, no second between two letters (R289); closed, chooses it. Typed before the list or its options are there, it is looked up when they are.',
    Delete: 'On the button of a clearable choice, takes it back. Backspace likewise.',
    Escape: 'Closes the list and changes nothing.',
  },
  announces: [
    'Role combobox, its label as name, the choice as value, error and hint as description, open or closed.',
    'In the list, each option with its place and whether it is the chosen one.',
  ],
} satisfies Guide
