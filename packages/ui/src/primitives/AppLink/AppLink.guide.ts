import type { Guide } from '../../guide.ts'

export const appLinkGuide = {
  purpose:
    'An unstyled link. LinkProvider sets the router component that renders addresses inside the app; all other addresses are plain anchors.',
  notFor: ['A link in text: Link.', 'A link that looks like a button: Button with `href`.'],
  do: [
    'Set the app’s router once, with LinkProvider at the root.',
    'Set `aria-current="page"` on the link to the current page.',
  ],
  dont: [
    'Do not style it by hand: use Link or Button with `href`.',
    'Do not put a `button` inside: interactive elements cannot be nested.',
  ],
  content: ['Its content is its name: an icon alone needs a label.'],
  parts: { Anchor: 'Has no styles of its own.' },
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it.' },
  announces: ['Role link, named by its content.', 'A link to a new tab has `rel="noopener noreferrer"`.'],
} satisfies Guide
