import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const emailFieldGuide = {
  purpose:
    'An e-mail address: the right keyboard on phones, no capitals, no spelling, and the address book of the browser.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: ['A sign-in name that need not be an address: TextField.', 'Several addresses: there is no field for them.'],
  do: ['Say in the hint what the address is for where that is not plain.'],
  dont: ['Do not ask for it twice.', 'Do not refuse what the server would take.'],
  content: ['“Email”. The error names what is missing: “Enter an address such as name@example.com”.'],
  anatomy: [
    { name: 'Label', what: 'Names the field.', selector: 'label' },
    { name: 'Input', what: 'Of type `email`; `autoComplete` says whose address it is.', selector: 'input' },
    fieldPart,
    { name: 'Error', what: 'What is wrong, tied to the control as its description.', ...ofError },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Leaves the field, which takes out spaces and marks that were copied along.' },
    { keys: ['Enter'], does: 'Does the same, then sends the form.' },
  ],
  announces: ['Role textbox, its label as name, error and hint as description.'],
  peers: [
    {
      name: 'Braid TextField of type email, 34.6.2',
      better: [
        'Full-width letters, direction marks and spaces that came with a paste are taken out, which otherwise read as “invalid” with nothing to be seen.',
      ],
      notYet: ['Braid’s can have a button that empties the field.'],
    },
  ],
} satisfies Guide
