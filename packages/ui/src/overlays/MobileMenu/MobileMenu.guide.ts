import type { Guide } from '../../guide/guide.ts'
import { dialogParts, openState } from '../../guide/parts.ts'

export const mobileMenuGuide = {
  purpose:
    'The header’s links in windows narrower than 1280 px: the same pages, the balance and the currency, signing in or out. Slides in from the edge at which lines end.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Wider windows: the header itself and ServicesMenu.',
    'Actions on one thing: Menu.',
    'The tabs of the account: Tabs.',
  ],
  do: ['Show the same links as the header, in its order.'],
  dont: ['Do not add pages that wide windows do not have.', 'Do not keep it open after a link was followed.'],
  content: ['The page’s names as in the header.'],
  anatomy: [
    { name: 'Button', what: 'In the header; 44 px, named "Menu".', selector: 'button[aria-haspopup="dialog"]' },
    {
      name: 'Panel',
      what: 'At most 23 rem wide; scrolls by itself, the page behind does not.',
      selector: '[role="dialog"]',
      attributes: [openState],
    },
    {
      name: 'Links',
      what: 'Home, the three services, Pricing, FAQ. 52 px each; a dot marks the page being shown.',
      selector: '[role="dialog"] nav',
    },
    {
      name: 'Foot',
      what: 'Balance and currency; Profile and Logout, or Log in and, while registration is open, Sign up.',
      selector: '[role="dialog"] > div:last-child',
    },
    dialogParts[0],
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On the button, opens; on a link, follows it and closes.' },
    { keys: ['Tab'], does: 'Goes through the panel, from the last to the first.' },
    { keys: ['Escape'], does: 'Closes; the button has the focus again.' },
  ],
  announces: [
    'Role dialog, "Menu"; inside it a navigation landmark, the current page marked as such.',
    'Closing when a resize ends at 768 px or more moves the focus back as Escape does (D16).',
  ],
  peers: [
    {
      name: 'Primer React Dialog 38.40.0 at the side of the window',
      better: [
        'Closes itself when the window becomes wide enough for the links themselves.',
        'Comes from the other side from right to left; nothing of it is in the first download.',
      ],
      notYet: ['Theirs can stand at either side, at the bottom, or fill the screen, by breakpoint.'],
    },
    {
      name: 'Braid Drawer 34.6.2',
      better: ['Its side follows the writing direction; theirs is left or right as told.'],
      notYet: ['Theirs comes in three widths and at either side.'],
    },
  ],
} satisfies Guide
