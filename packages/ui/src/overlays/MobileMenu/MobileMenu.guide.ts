import type { Guide } from '../../guide.ts'

export const mobileMenuGuide = {
  purpose:
    'The links of the header in windows narrower than 1280 px, with balance, currency, sign-in and logout. Slides in from the end side.',
  notFor: [
    'Wider windows: the header and ServicesMenu.',
    'Actions on an item: Menu.',
    'The pages of the account: NavTabs.',
  ],
  do: ['Show the links of the header in the same order.'],
  dont: ['Do not add other pages.', 'Do not keep it open after a link is followed.'],
  content: ['The same names as in the header.'],
  parts: {
    Button: 'In the header, 44 px, named “Menu”.',
    Panel: 'At most 23rem wide. It scrolls; the page behind does not.',
    Links: 'Home, the three services, Pricing, FAQ. 52 px high; a dot marks the current page.',
    Foot: 'Balance and currency; Profile and Logout, or Log in and, if registration is open, Sign up.',
  },
  keyboard: {
    Enter: 'On the button: opens. On a link: follows it and closes.',
    Tab: 'Cycles through the panel.',
    Escape: 'Closes and returns the focus to the button.',
  },
  announces: [
    'Role dialog, named “Menu”, with a navigation landmark; the current page is aria-current.',
    'A resize to 768 px or more closes it and returns the focus (D16).',
  ],
} satisfies Guide
