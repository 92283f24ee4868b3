import type { Guide } from '../../guide/guide.ts'

export const emailFieldGuide = {
  purpose:
    'An e-mail address: the right keyboard on phones, no capitals, no spelling, and the address book of the browser.',
  notFor: ['A sign-in name that need not be an address: TextField.', 'Several addresses: there is no field for them.'],
  do: ['Say in the hint what the address is for where that is not plain.'],
  dont: ['Do not ask for it twice.', 'Do not refuse what the server would take.'],
  content: ['“Email”. The error names what is missing: “Enter an address such as name@example.com”.'],
  parts: { Label: 'Names the field.', Input: 'Of type `email`; `autoComplete` says whose address it is.' },
  keyboard: {
    Tab: 'Leaves the field, which takes out spaces and marks that were copied along.',
    Enter: 'Does the same, then sends the form.',
  },
  announces: ['Role textbox, its label as name, error and hint as description.'],
} satisfies Guide
