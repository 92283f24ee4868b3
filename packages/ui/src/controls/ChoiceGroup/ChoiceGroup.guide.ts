import type { Guide } from '../../guide/guide.ts'
import { checked, disabled, fieldPart, ofError } from '../../guide/parts.ts'

export const choiceGroupGuide = {
  purpose:
    'One of a few, all in sight: a factor, a size, a style. Segments for two to four short ones, chips for many, cards for those with a picture.',
  status: { stage: 'stable', since: '0.1.0' },
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
  anatomy: [
    { name: 'Label', what: 'Names the group.', selector: '[role="radiogroup"]' },
    {
      name: 'Option',
      what: 'Takes the focus when it is the chosen one. 44 px high to the finger.',
      selector: '[role="radio"]',
      attributes: [checked, disabled],
    },
    { name: 'Picture', what: 'Before the label, on chips and cards.' },
    { name: 'Detail', what: 'A second, quieter line, on cards.' },
    { name: 'Hint and error', what: 'Below, tied to the group as its description.' },
    fieldPart,
    { name: 'Error', what: 'What is wrong, tied to the control as its description.', ...ofError },
    {
      name: 'Group',
      what: 'The options, as they stand together.',
      selector: '[role="radiogroup"]',
      attributes: [disabled],
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen option, or to the first; then out of the group.' },
    { keys: ['Arrow Right'], does: 'Chooses the next option; in a right-to-left page, the one before.' },
    { keys: ['Arrow Left'], does: 'Chooses the option before; in a right-to-left page, the next.' },
    { keys: ['Arrow Down'], does: 'Chooses the next option. After the last comes the first.' },
    { keys: ['Arrow Up'], does: 'Chooses the option before.' },
    { keys: ['Home'], does: 'Chooses the first option.' },
    { keys: ['End'], does: 'Chooses the last option.' },
    { keys: ['Space'], does: 'Chooses the option in focus where none is chosen.' },
  ],
  announces: [
    'Role radiogroup, its label as name, error and hint as description.',
    'Each option as radio, with its place, chosen or not.',
  ],
  peers: [
    {
      name: 'Radix Themes RadioCards and SegmentedControl 3.3.0',
      better: [
        'An arrow chooses, even when the key is let go at once, as a switch or a voice command does it; RadioCards then only moves, and SegmentedControl always does.',
        'Home and End choose; in Radix they only move.',
        'The chosen segment is seen in forced colours; Radix marks it by a background.',
        'Follows the direction of the page by itself; Radix Themes sets left to right at its root.',
      ],
      notYet: ['The thumb of Radix’s segments glides; ours changes places at once.'],
    },
    {
      name: 'React Spectrum RadioGroup and SegmentedControl (S2 1.6.0)',
      better: ['Three looks of one control, with one set of props.'],
      notYet: ['React Spectrum’s radios are native inputs: Enter sends the form.'],
    },
  ],
} satisfies Guide
