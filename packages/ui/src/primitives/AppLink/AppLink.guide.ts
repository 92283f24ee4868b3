import type { Guide } from '../../guide/guide.ts'

export const appLinkGuide = {
  purpose:
    'A bare link, and the one place that knows of a router: LinkProvider is given the component that renders addresses inside the app, all others stay plain anchors.',
  notFor: ['A link in text: Link.', 'A link that looks like a button: Button with `href`.'],
  do: [
    'Give the app’s router once, at the top, by LinkProvider; every address inside then moves without a reload.',
    'Hand on `aria-current="page"` where the address is that of the page being shown.',
  ],
  dont: [
    'Do not use it to style a link by hand: Link and Button with `href` look alike on every page.',
    'Do not put a `button` inside: two things to press in one place have no name each.',
  ],
  content: ['Its content is its name: an icon alone needs a label in words.'],
  parts: { Anchor: 'Has no looks of its own; the component around it gives them.' },
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it.' },
  announces: ['Role link with its content as name.', 'In a new tab it is told to keep opener and referrer to itself.'],
} satisfies Guide
