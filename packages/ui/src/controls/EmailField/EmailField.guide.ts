import type { Guide } from '../../guide.ts'

export const emailFieldGuide = {
  purpose: 'An email address, with the email keyboard on phones, no capitals, no spell check, and autocomplete.',
  notFor: ['User names that are not email addresses: TextField.', 'Several addresses: not supported.'],
  do: ['Say in the hint what the address is used for if it is not clear.'],
  dont: ['Do not ask for it twice.', 'Do not reject an address that the server accepts.'],
  content: ['“Email”. The error gives an example: “Enter an address such as name@example.com”.'],
  parts: { Label: 'Names the field.', Input: 'Type `email`.' },
  keyboard: {
    Tab: 'Leaves the field and removes copied spaces and invisible characters.',
    Enter: 'Does the same, then submits the form.',
  },
  announces: ['Role textbox, named by its label, with error and hint as description.'],
} satisfies Guide
