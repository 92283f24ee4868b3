import type { Guide } from '../../guide.ts'

export const selectGuide = {
  purpose: 'One of many options in a list: a country, a language, a currency.',
  notFor: [
    'Two to six short options: ChoiceGroup.',
    'Actions: Menu.',
    'A dial code: PhoneField has a list with a search.',
  ],
  do: ['Sort options by name or by how often they are used.', 'Use `clearable` if the value is optional.'],
  dont: ['Do not use a placeholder if one value is likely: preselect it.', 'Do not use it for two options.'],
  content: ['The placeholder asks: “Choose a country”. Options are short, with the most important word first.'],
  parts: {
    Label: 'Names the button.',
    Button: 'Shows the value or the placeholder; opens the list.',
    Chevron: 'Says that there is more.',
    List: 'As wide as the button and at most 12rem high (R291).',
    Option: 'The selected one has a tick. With `clearable`, the first one is “none”.',
  },
  keyboard: {
    Tab: 'Moves to the button, then to the next field.',
    Enter: 'Opens the list at the selected option. In the list: selects and closes.',
    Space: 'The same as Enter, unless it is part of typed text.',
    ArrowDown: 'Opens the list. In the list: moves to the next option.',
    ArrowUp: 'Opens the list. In the list: moves to the previous option.',
    Home: 'In the list: moves to the first option.',
    End: 'In the list: moves to the last option.',
    PageDown: 'In the list: moves one page down.',
    PageUp: 'In the list: moves one page up.',
    'A–Z':
      'Moves to the next option that starts with the typed letters, less than a second apart (R289). On the closed button, selects it.',
    Delete: 'On the button, with `clearable`: clears the value, as Backspace does.',
    Escape: 'Closes the list without a change.',
  },
  announces: [
    'Role combobox, named by its label, with its value, error and hint as description, expanded or collapsed.',
    'Options with their position, selected or not.',
  ],
} satisfies Guide
