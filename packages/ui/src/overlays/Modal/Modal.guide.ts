import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const modalGuide = {
  purpose:
    'The shell of every dialog: something short that has to be settled before the page goes on. A card in the middle of the window, a sheet from the bottom edge on phones.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Saying that something happened: Toaster, or a Notice in the page.',
    'Anything long or worth an address of its own: a page.',
    'A list of actions: Menu.',
  ],
  do: [
    'Have one way on, last in the footer, named as the title is.',
    'Ask only where what is lost cannot be brought back; else offer Undo.',
  ],
  dont: [
    'Do not open a second one over it but for a question about the first.',
    'Do not open it unasked while somebody types.',
    'Do not put a whole form of a page into it.',
  ],
  content: [
    'Title: the question or the act: “Delete 3 pictures?”. Buttons answer it: “Delete pictures”, “Keep them”.',
    'Body: what comes of it, in one or two sentences.',
  ],
  anatomy: [
    ...dialogParts,
    { name: 'Title', what: 'Heading and name of the dialog.', selector: 'h2' },
    { name: 'Close', what: 'In the upper corner, always in sight.', selector: '[role="dialog"] > div button' },
    {
      name: 'Body',
      what: 'ModalBody. Scrolls under header and footer; in windows lower than 26 rem all three scroll together.',
      selector: '[role="dialog"] > div + div',
    },
    {
      name: 'Footer',
      what: 'ModalFooter. The buttons, the way on last; one under the other below 480 px.',
      selector: '[role="dialog"] > div:last-child',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the next control inside, from the last to the first.' },
    { keys: ['Shift', 'Tab'], does: 'Goes to the one before, from the dialog itself and from the first to the last.' },
    { keys: ['Escape'], does: 'Closes the uppermost dialog; what opened it has the focus again.' },
  ],
  announces: [
    'Role dialog with title and description as soon as it opens: the dialog itself has the focus first.',
    'The page behind is hidden from assistive technology; live regions, and so toasts, are not.',
  ],
  peers: [
    {
      name: 'Radix Themes Dialog 3.3.0 (built on the same Radix primitive)',
      better: [
        'Gives the focus back to whatever had it, not to a trigger only; to what stands beside, if that has gone.',
        'A second dialog that takes over from the first still finds the way back to what opened the first.',
        'A press outside no longer closes once something has been typed or while it is being sent.',
        'Stays above the on-screen keyboard of iOS; a sheet on phones.',
      ],
      notYet: ['Opens without a trigger part only: theirs ties button and dialog by aria-controls.'],
    },
    {
      name: 'React Spectrum Dialog (S2 1.6.0, on React Aria)',
      better: [
        'The focus lands beside an opener that has gone; theirs looks no further than the focus scopes around it.',
        'A press outside closes until something has been typed; theirs always closes, or never.',
      ],
      notYet: [
        'Theirs adds a hidden dismiss button at its end for touch screen readers, where a press outside closes; ours relies on the visible one.',
        'Theirs has a takeover size that fills the window.',
      ],
    },
    {
      name: 'Primer React Dialog 38.40.0',
      better: [
        'Header and footer scroll along in low windows, so that 400 % zoom leaves room to read; theirs stay, the header in up to a third of the height.',
      ],
      notYet: ['Theirs can stand at a side of the window and be sized by breakpoint.'],
    },
  ],
} satisfies Guide
