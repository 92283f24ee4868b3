import type { Guide } from '../../guide/guide.ts'
import { fieldPart, ofError } from '../../guide/parts.ts'

export const emailFieldGuide = {
  purpose:
    'An e-mail address: the right keyboard on phones, no capitals, no spelling, and the address book of the browser.',
  notFor: ['A sign-in name that need not be an address: TextField.', 'Several addresses: there is no field for them.'],
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
