import type { Guide } from '../../guide/guide.ts'
import { checked, disabled, fieldPart, floating, highlighted, ofError } from '../../guide/parts.ts'

export const selectGuide = {
  purpose: 'One of many, from a list that opens: a country, a language, a currency.',
  status: { stage: 'stable', since: '0.1.0' },
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
  anatomy: [
    { name: 'Label', what: 'Names the button.', selector: 'label' },
    {
      name: 'Button',
      what: 'Shows the choice or the placeholder; opens the list.',
      selector: '[role="combobox"]',
      attributes: [
        { name: 'data-state', values: ['open', 'closed'], means: 'Whether the list is open.' },
        { name: 'data-placeholder', means: 'Nothing is chosen.' },
        disabled,
      ],
    },
    { name: 'Chevron', what: 'Says that there is more.', selector: '[role="combobox"] svg' },
    {
      name: 'List',
      what: 'As wide as the button and 12rem high at most; it scrolls beyond (R291).',
      selector: '[role="listbox"]',
      attributes: floating,
    },
    {
      name: 'Option',
      what: 'The chosen one bears a tick. With `clearable`, the first one stands for none.',
      selector: '[role="option"]',
      attributes: [checked, highlighted, disabled],
    },
    fieldPart,
    { name: 'Error', what: 'What is wrong, tied to the control as its description.', ...ofError },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button, and from it to the next field.' },
    { keys: ['Enter'], does: 'Opens the list at the chosen option; in the list, chooses and closes.' },
    { keys: ['Space'], does: 'The same, unless it belongs to letters that are being typed.' },
    { keys: ['Arrow Down'], does: 'Opens the list; in the list, the next option.' },
    { keys: ['Arrow Up'], does: 'Opens the list; in the list, the option before.' },
    { keys: ['Home'], does: 'In the list, the first option.' },
    { keys: ['End'], does: 'In the list, the last option.' },
    { keys: ['Page Down'], does: 'In the list, a list’s height further down.' },
    { keys: ['Page Up'], does: 'In the list, a list’s height further up.' },
    {
      keys: ['A', 'Z'],
      does: 'The next option whose label starts with what is typed, no second between two letters (R289); closed, chooses it. Typed before the list or its options are there, it is looked up when they are.',
    },
    { keys: ['Delete'], does: 'On the button of a clearable choice, takes it back. Backspace likewise.' },
    { keys: ['Escape'], does: 'Closes the list and changes nothing.' },
  ],
  announces: [
    'Role combobox, its label as name, the choice as value, error and hint as description, open or closed.',
    'In the list, each option with its place and whether it is the chosen one.',
  ],
  peers: [
    {
      name: 'Radix Themes Select 3.3.0',
      better: [
        'Page Up and Page Down move; in Radix they scroll the list and leave the focus behind.',
        'Follows the direction of the page by itself; Radix Themes sets left to right at its root.',
        'Delete takes a choice back, and the option for it comes with a setting.',
        'Å answers to A and é to e.',
        'A key acts on what the keys before it did; theirs moves by a timer, and Enter on a busy page chooses the option before.',
      ],
      notYet: ['Radix groups options under headings.'],
    },
    {
      name: 'React Spectrum Picker (S2 1.6.0)',
      better: [
        'A list as wide as its button and never higher than 12rem, so that the form stays in sight; theirs takes the height there is.',
      ],
      notYet: [
        'React Spectrum draws only the rows in sight; ours draws all, which is quick up to some hundreds.',
        'Its letters are compared by the rules of the language, ours by taking accents off.',
        'Its options can have a second line.',
      ],
    },
  ],
} satisfies Guide
