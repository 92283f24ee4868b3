import type { Guide } from '../../guide/guide.ts'

export const mobileMenuGuide = {
  purpose:
    'The header’s links in windows narrower than 1280 px: the same pages, the balance and the currency, signing in or out. Slides in from the edge at which lines end.',
  notFor: [
    'Wider windows: the header itself and ServicesMenu.',
    'Actions on one thing: Menu.',
    'The tabs of the account: Tabs.',
  ],
  do: ['Show the same links as the header, in its order.'],
  dont: ['Do not add pages that wide windows do not have.', 'Do not keep it open after a link was followed.'],
  content: ['The page’s names as in the header.'],
  parts: {
    Button: 'In the header; 44 px, named "Menu".',
    Panel: 'At most 23 rem wide; scrolls by itself, the page behind does not.',
    Links: 'Home, the three services, Pricing, FAQ. 52 px each; a dot marks the page being shown.',
    Foot: 'Balance and currency; Profile and Logout, or Log in and, while registration is open, Sign up.',
  },
  keyboard: {
    Enter: 'On the button, opens; on a link, follows it and closes.',
    Tab: 'Goes through the panel, from the last to the first.',
    Escape: 'Closes; the button has the focus again.',
  },
  announces: [
    'Role dialog, "Menu"; inside it a navigation landmark, the current page marked as such.',
    'Closing when a resize ends at 768 px or more moves the focus back as Escape does (D16).',
  ],
} satisfies Guide
