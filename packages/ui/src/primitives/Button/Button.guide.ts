import type { Guide } from '../../guide/guide.ts'

export const buttonGuide = {
  purpose:
    'An action, or with `href` a link that looks like one. A view has one solid accent button; what else there is to do is neutral.',
  notFor: [
    'A way to another page in running text: Link.',
    'An action that an icon says in full: IconButton.',
    'Choosing one of several: ChoiceGroup.',
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
