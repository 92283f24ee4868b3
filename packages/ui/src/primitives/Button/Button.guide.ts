import type { Guide } from '../../guide/guide.ts'

export const buttonGuide = {
  purpose:
    'An action, or with `href` a link that looks like one. A view has one solid accent button; what else there is to do is neutral.',
  status: { stage: 'stable', since: '0.1.0' },
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
  anatomy: [
    { name: 'Label', what: 'A verb and its object: “Buy tokens”. Wraps when it is long.', selector: 'button' },
    { name: 'Icon', what: 'Before the label for what it does, after it for where it leads.' },
    { name: 'Busy', what: 'A spinner with words of its own in the same cell, so that the width stays.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it; a disabled or busy one is passed by.' },
    { keys: ['Enter'], does: 'Presses it, or follows it where it is a link.' },
    { keys: ['Space'], does: 'Presses it, unless it is a link.' },
  ],
  announces: [
    'Role button, or link with `href`; the label as name.',
    'Busy: disabled and aria-busy, named by the busy words.',
  ],
  peers: [
    {
      name: 'Radix Themes Button 3',
      better: ['Keeps the width while busy also with words of its own.', 'Is 44 px high under a finger in every size.'],
      notYet: ['No colours beside the three tones, no radius and no high-contrast setting.'],
    },
    {
      name: 'React Spectrum Button',
      better: ['Renders and links without a provider, and on the server without a script.'],
      notYet: [
        'While busy it cannot be focused, so its state is not read when one comes back to it; press events are those of the browser.',
      ],
    },
  ],
} satisfies Guide
