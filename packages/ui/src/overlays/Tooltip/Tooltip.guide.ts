import type { Guide } from '../../guide/guide.ts'

export const tooltipGuide = {
  purpose:
    'A sentence about a control, for whoever points at it or tabs to it. Touch shows neither: what it says is said elsewhere too.',
  notFor: [
    'The only name of an icon: IconButton has a label of its own.',
    'What somebody needs in order to go on: a hint under the field, or a Notice.',
    'Links or buttons: Menu or Modal.',
    'Text that does not take the focus: write it out.',
  ],
  anatomy: [
    { name: 'Control', what: 'Has a name without the tooltip.', selector: 'button' },
    {
      name: 'Bubble',
      what: 'At most 18 rem wide, above the control or where there is room. Stays while the mouse moves onto it.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it at once when the control takes the focus, hides it when it leaves.' },
    { keys: ['Escape'], does: 'Hides it and closes nothing else.' },
    { keys: ['Enter'], does: 'Presses the control, and hides it.' },
  ],
  announces: ['Role tooltip, as the description of the control and never as its name.'],
  peers: [
    {
      name: 'Radix Themes Tooltip 3.3.0 (built on the same Radix primitive)',
      better: [
        'Takes a plain sentence only, so that nothing to press can hide in it.',
        'Its edge is seen in forced colours.',
      ],
      notYet: ['Moving from one tooltip to the next waits 400 ms again: ours share no provider.'],
    },
    {
      name: 'Primer React Tooltip 38.40.0',
      better: ['Cannot be made the name of a control by a setting.'],
      notYet: ['Theirs shows a keyboard shortcut beside the text.'],
    },
  ],
} satisfies Guide
