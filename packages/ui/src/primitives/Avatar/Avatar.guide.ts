import type { Guide } from '../../guide/guide.ts'

export const avatarGuide = {
  purpose:
    'A person in a coin’s rim: a picture, else initials, else a sign (R017). A picture that does not load gives way to the initials.',
  notFor: [
    'A picture of anything but a person: ImageTile.',
    'The only way to an account: put it inside a link or a button with a name.',
  ],
  anatomy: [
    { name: 'Rim', what: 'The reeded edge of a coin, at every size.', selector: 'svg' },
    { name: 'Face', what: 'Picture, initials or sign.', selector: 'img, span > span' },
  ],
  keyboard: [],
  announces: ['An image named “Avatar of …”; nothing where `decorative` and the name stands beside it.'],
} satisfies Guide
