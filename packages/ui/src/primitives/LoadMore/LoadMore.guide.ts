import type { Guide } from '../../guide/guide.ts'

export const loadMoreGuide = {
  purpose:
    'The end of a list that grows: the next page is put below what is already there. For lists that are read from the newest on and whose length nobody knows, as the payment and request histories.',
  notFor: [
    'A list whose pages are numbered and can be gone to directly: Pagination.',
    'Loading on scroll: whoever uses the keyboard or looks for the footer would never arrive.',
  ],
  do: ['Keep what is there when asking failed, and let the button ask again.'],
  dont: ['Do not press it by scrolling.', 'Do not jump to the end after loading: the focus stays where it was.'],
  content: ['Says what comes: “Show more payments”. A failure is one sentence with the way on.'],
  parts: {
    Button: 'Asks for the next page; after a failure it asks again.',
    Failure: 'One line above the button. What was there stays there.',
  },
  keyboard: { Tab: 'Moves to the button.', Enter: 'Asks for the next page.', Space: 'The same.' },
  announces: ['A failure is an alert. While loading the button is busy and disabled.'],
} satisfies Guide
