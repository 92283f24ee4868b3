import type { Guide } from '../../guide.ts'

export const buttonGuide = {
  purpose:
    'An action, or with `href` a link that looks like a button. A view has one solid accent button; other actions are neutral.',
  notFor: [
    'A link in text: Link.',
    'An action that an icon alone explains: IconButton.',
    'A choice between options: ChoiceGroup.',
  ],
  do: [
    'Use one solid accent button per view: “Buy tokens”. The others are neutral, outline or ghost.',
    'Set `busyLabel` if the action takes longer than a second: “Signing in...”.',
    'Keep it enabled and say what is missing after a press.',
  ],
  dont: [
    'Do not name it “OK”, “Submit” or “Click here”.',
    'Do not put two critical buttons next to each other: Cancel is neutral.',
    'Do not change its label after a press: use a Notice or a toast.',
  ],
  content: [
    'A verb and its object in sentence case, no full stop: “Delete picture”, not “Deletion”.',
    'The same words as the title of the dialog it opens.',
    'The busy label is the verb with three dots: “Sending...”.',
  ],
  parts: {
    Label: 'Wraps if it is long.',
    Icon: 'Before the label for an action, after it for a destination.',
    Busy: 'A spinner with its own label. The width of the button stays the same.',
  },
  keyboard: {
    Tab: 'Moves to it, unless it is disabled or busy.',
    Enter: 'Presses it, or follows the link.',
    Space: 'Presses it. A link ignores it.',
  },
  announces: [
    'Role button, or link with `href`; named by the label.',
    'While busy: disabled and aria-busy, named by the busy label.',
  ],
} satisfies Guide
