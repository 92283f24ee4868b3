import type { Guide } from '../../guide.ts'

export const loadMoreGuide = {
  purpose:
    'Loads the next page below the current ones. For lists from newest to oldest with an unknown length, such as the payment history.',
  notFor: ['Lists with numbered pages: Pagination.', 'Infinite scrolling, which keeps people from the footer.'],
  do: ['After a failure keep the list and let the button retry.'],
  dont: ['Do not trigger it by scrolling.', 'Do not move the focus after loading.'],
  content: ['The label says what comes: “Show more payments”. A failure is one sentence that says what to do.'],
  parts: {
    Button: 'Loads the next page; after a failure, retries.',
    Failure: 'One line above the button.',
  },
  keyboard: { Tab: 'Moves to the button.', Enter: 'Loads the next page.', Space: 'The same as Enter.' },
  announces: ['A failure is an alert. While loading, the button is busy and disabled.'],
} satisfies Guide
