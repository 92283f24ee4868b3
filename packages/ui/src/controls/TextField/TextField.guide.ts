import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const textFieldGuide = {
  purpose: 'One line of text: a name, a city, a search. The value lives in the DOM and goes out with the form.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'More than a line: TextArea.',
    'E-mail, password, phone, money, card: each has a field of its own, with its keyboard and its rules.',
    'One of a known list: Select or ChoiceGroup.',
  ],
  do: ['Set `autoComplete` for whatever the browser may know.', 'Choose `inputMode` by what is typed.'],
  dont: [
    'Do not check while it is typed: after the field is left, or sent.',
    'Do not put units into the value: they stand behind it, in `end`.',
  ],
  content: ['Label: a noun: “City”. Placeholder, if any, an example, never the label.'],
  anatomy: [
    { name: 'Label', what: 'Always there; a placeholder is no label.', selector: 'label' },
    { name: 'Box', what: '48 px high, so that a finger hits it.', selector: 'div:has(> input)' },
    { name: 'Input', what: '16 px text at least, or phones zoom into it.', selector: 'input' },
    { name: 'Start', what: 'An icon or a sign before the text.' },
    { name: 'End', what: 'An icon or a button behind it.' },
    { name: 'Hint and error', what: 'Below, tied to the input as its description.' },
    fieldPart,
    { name: 'Error', what: 'What is wrong, tied to the control as its description.', ...ofError },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, and selects what it holds.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
  ],
  announces: ['Role textbox, its label as name, error and hint as description, invalid or read-only.'],
  peers: [
    {
      name: 'Braid TextField 34.6.2',
      better: [
        'Uncontrolled: no keystroke renders; Braid’s has to be given its value at each.',
        'Field and label grow with the text size of the browser; Braid’s are set in px.',
      ],
      notYet: [
        'Braid has a clear button and characterLimit for one line.',
        'Braid’s prefix is a label of the input, so it is read out with it; ours is only seen.',
      ],
    },
    {
      name: 'React Spectrum TextField (S2 1.6.0)',
      better: [
        'Every message is the screen’s; React Spectrum shows the browser’s own words for a check of the browser, unless told others.',
      ],
      notYet: ['React Spectrum checks in real time or on sending, by choice; ours leaves checks to the screen.'],
    },
  ],
} satisfies Guide
