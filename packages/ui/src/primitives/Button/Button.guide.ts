import type { Guide } from '../../guide/guide.ts'

export const buttonGuide = {
  purpose:
    'An action, or with `href` a link that looks like one. A view has one solid accent button; what else there is to do is neutral.',
  notFor: [
    'A way to another page in running text: Link.',
    'An action that an icon says in full: IconButton.',
    'Choosing one of several: ChoiceGroup.',
  ],
  do: [
    'One solid accent button a view: “Buy tokens”. The others are neutral, outline or ghost.',
    'Give `busyLabel` where the wait is longer than a second: “Signing in...”.',
    'Keep it pressable and say what is missing, rather than disabling it without a word.',
  ],
  dont: [
    'Do not name it “OK”, “Submit” or “Click here”.',
    'Do not put two critical buttons side by side: the way back is neutral.',
    'Do not change its label when it has been pressed: a Notice or a toast says what happened.',
  ],
  content: [
    'A verb and its object, first letter large, no full stop: “Delete picture”, not “Deletion”.',
    'The same words as the title of the dialog that it opens.',
    'Busy words are the verb with three dots: “Sending...”.',
  ],
  parts: {
    Label: 'A verb and its object: “Buy tokens”. Wraps when it is long.',
    Icon: 'Before the label for what it does, after it for where it leads.',
    Busy: 'A spinner with words of its own in the same cell, so that the width stays.',
  },
  keyboard: {
    Tab: 'Moves to it; a disabled or busy one is passed by.',
    Enter: 'Presses it, or follows it where it is a link.',
    Space: 'Presses it, unless it is a link.',
  },
  announces: [
    'Role button, or link with `href`; the label as name.',
    'Busy: disabled and aria-busy, named by the busy words.',
  ],
} satisfies Guide
