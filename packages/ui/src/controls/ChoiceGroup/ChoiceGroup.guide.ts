import type { Guide } from '../../guide/guide.ts'

export const choiceGroupGuide = {
  purpose:
    'One of a few, all in sight: a factor, a size, a style. Segments for two to four short ones, chips for many, cards for those with a picture.',
  notFor: [
    'More than a dozen: Select.',
    'Several at once: a Checkbox for each. This group holds one choice.',
    'Switching between views of a page: Tabs.',
  ],
  do: [
    'Choose the likeliest option at first, unless it costs something.',
    'Use segments for two to four short words, chips for many, cards for those with a picture.',
  ],
  dont: [
    'Do not hide an option that is not to be had: disable it and say why in its detail.',
    'Do not change other fields when one is chosen without saying so.',
  ],
  content: [
    'The label asks or names: “Size”. Options are parallel in form: “Square”, “Portrait”, “Landscape”.',
    'A detail adds a fact, such as the price: “2 tokens”.',
  ],
  parts: {
    Label: 'Names the group.',
    Option: 'Takes the focus when it is the chosen one. 44 px high to the finger.',
    Picture: 'Before the label, on chips and cards.',
    Detail: 'A second, quieter line, on cards.',
    'Hint and error': 'Below, tied to the group as its description.',
    Group: 'The options, as they stand together.',
  },
  keyboard: {
    Tab: 'Moves to the chosen option, or to the first; then out of the group.',
    'Arrow Right': 'Chooses the next option; in a right-to-left page, the one before.',
    'Arrow Left': 'Chooses the option before; in a right-to-left page, the next.',
    'Arrow Down': 'Chooses the next option. After the last comes the first.',
    'Arrow Up': 'Chooses the option before.',
    Home: 'Chooses the first option.',
    End: 'Chooses the last option.',
    Space: 'Chooses the option in focus where none is chosen.',
  },
  announces: [
    'Role radiogroup, its label as name, error and hint as description.',
    'Each option as radio, with its place, chosen or not.',
  ],
} satisfies Guide
