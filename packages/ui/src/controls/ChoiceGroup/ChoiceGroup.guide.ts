import type { Guide } from '../../guide.ts'

export const choiceGroupGuide = {
  purpose: 'One of a few visible options: a factor, a size, a style.',
  notFor: [
    'More than a dozen options: Select.',
    'Several choices at once: a Checkbox for each.',
    'Switching between views of a page: Tabs.',
  ],
  do: [
    'Preselect the most likely option, unless it costs something.',
    'Use segments for two to four short options, chips for many, cards for options with an image.',
  ],
  dont: [
    'Do not hide an unavailable option: disable it and say why in its detail.',
    'Do not change other fields without a message.',
  ],
  content: [
    'The label is a noun: “Size”. Options have the same form: “Square”, “Portrait”, “Landscape”.',
    'A detail adds a fact such as the price: “2 tokens”.',
  ],
  parts: {
    Label: 'Names the group.',
    Option: 'The selected one takes the focus. 44 px high on touch screens.',
    Image: 'Before the label of chips and cards.',
    Detail: 'The second line of a card.',
    'Hint and error': 'Below the group, as its description.',
  },
  keyboard: {
    Tab: 'Moves to the selected or first option, then out of the group.',
    ArrowRight: 'Selects the next option; in a right-to-left page, the previous one.',
    ArrowLeft: 'Selects the previous option; in a right-to-left page, the next one.',
    ArrowDown: 'Selects the next option, after the last the first.',
    ArrowUp: 'Selects the previous option.',
    Home: 'Selects the first option.',
    End: 'Selects the last option.',
    Space: 'Selects the focused option if none is selected.',
  },
  announces: [
    'Role radiogroup, named by its label, with error and hint as description.',
    'Options are radios with their position.',
  ],
} satisfies Guide
