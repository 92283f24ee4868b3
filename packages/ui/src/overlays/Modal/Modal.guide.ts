import type { Guide } from '../../guide.ts'

export const modalGuide = {
  purpose:
    'The frame of every dialog: a short task or question that blocks the page. A centred card, on phones a sheet at the bottom.',
  notFor: [
    'Messages: Toaster or Notice.',
    'Long content, or content with its own address: a page.',
    'A list of actions: Menu.',
  ],
  do: [
    'Use one main action, last in the footer, with the words of the title.',
    'Ask for confirmation only if an action cannot be undone; otherwise offer Undo.',
  ],
  dont: [
    'Do not open a second dialog, except for a question about the first.',
    'Do not open it while somebody is typing.',
    'Do not put long forms into it.',
  ],
  content: [
    'Title: the question or action: “Delete 3 pictures?”. Buttons answer it: “Delete pictures”, “Keep them”.',
    'Body: the consequences in one or two sentences.',
  ],
  parts: {
    Title: 'The heading and name of the dialog.',
    Close: 'In the upper corner, always visible.',
    Body: 'ModalBody. Scrolls under header and footer; in windows lower than 26rem all three scroll.',
    Footer: 'ModalFooter. The buttons, with the main action last; stacked below 480 px.',
  },
  keyboard: {
    Tab: 'Moves to the next control, after the last to the first.',
    'Shift+Tab': 'Moves to the previous control, before the first to the last.',
    Escape: 'Closes the topmost dialog and returns the focus.',
  },
  announces: [
    'Role dialog with title and description. The dialog itself takes the focus.',
    'The page behind is hidden from screen readers, except live regions and toasts.',
  ],
} satisfies Guide
