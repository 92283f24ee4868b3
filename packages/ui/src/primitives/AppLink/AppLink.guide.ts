import type { Guide } from '../../guide/guide.ts'

export const appLinkGuide = {
  purpose:
    'A bare link, and the one place that knows of a router: LinkProvider is given the component that renders addresses inside the app, all others stay plain anchors.',
  notFor: ['A link in text: Link.', 'A link that looks like a button: Button with `href`.'],
  anatomy: [{ name: 'Anchor', what: 'Has no looks of its own; the component around it gives them.', selector: 'a' }],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  announces: ['Role link with its content as name.', 'In a new tab it is told to keep opener and referrer to itself.'],
} satisfies Guide
