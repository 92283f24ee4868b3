import type { Guide } from '../../guide.ts'

export const promoCodeFieldGuide = {
  purpose: 'A promo code with Apply and, once applied, Remove (R130). It does not submit a form around it.',
  notFor: ['Several codes at once: only one is possible.', 'Other codes, such as one from an email: TextField.'],
  do: ['Show the discount as soon as the code is applied.'],
  dont: [
    'Do not show it by default if few people have a code.',
    'Do not apply codes from an address without a message.',
  ],
  content: ['“Promo code”. An error says why: “This code has expired”, in the words of the server if there are some.'],
  parts: {
    Label: 'Names the field.',
    Input: 'Shows capitals; sends the code as typed, without spaces and invisible characters.',
    Apply: 'Checks the code. Keeps its width while busy.',
    Applied: 'The code with Remove, instead of input and Apply.',
    Error: 'Why the code is rejected.',
  },
  keyboard: {
    Enter: 'In the input: applies the code without submitting the form.',
    Tab: 'Moves to Apply.',
    Space: 'Presses Apply or Remove.',
  },
  announces: [
    'Status: “Promo code … is applied”, or why it is rejected.',
    'After Apply the focus is on Remove, or in the input if the code is rejected; after Remove, in the input.',
    'Remove has the code as its description.',
  ],
} satisfies Guide
