import type { Guide } from '../../guide/guide.ts'

export const modalGuide = {
  purpose:
    'The shell of every dialog: something short that has to be settled before the page goes on. A card in the middle of the window, a sheet from the bottom edge on phones.',
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
  parts: {
    Title: 'Heading and name of the dialog.',
    Close: 'In the upper corner, always in sight.',
    Body: 'ModalBody. Scrolls under header and footer; in windows lower than 26 rem all three scroll together.',
    Footer: 'ModalFooter. The buttons, the way on last; one under the other below 480 px.',
  },
  keyboard: {
    Tab: 'Goes to the next control inside, from the last to the first.',
    'Shift+Tab': 'Goes to the one before, from the dialog itself and from the first to the last.',
    Escape: 'Closes the uppermost dialog; what opened it has the focus again.',
  },
  announces: [
    'Role dialog with title and description as soon as it opens: the dialog itself has the focus first.',
    'The page behind is hidden from assistive technology; live regions, and so toasts, are not.',
  ],
} satisfies Guide
