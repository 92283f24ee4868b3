import type { Guide } from '../../guide/guide.ts'

export const avatarGuide = {
  purpose:
    'A person in a coin’s rim: a picture, else initials, else a sign (R017). A picture that does not load gives way to the initials.',
  notFor: [
    'A picture of anything but a person: ImageTile.',
    'The only way to an account: put it inside a link or a button with a name.',
  ],
  do: [
    'Set `decorative` where the name of the person stands beside it.',
    'Give the name also when there is a picture: the initials stand in while it does not load.',
  ],
  dont: [
    'Do not press it by itself: wrap it in a button with a name, “Change picture”.',
    'Do not use it for a company or a service: Logo or an Icon.',
  ],
  content: ['The name as the person writes it; the initials are taken from it.'],
  parts: { Rim: 'The reeded edge of a coin, at every size.', Face: 'Picture, initials or sign.' },
  announces: ['An image named “Avatar of …”; nothing where `decorative` and the name stands beside it.'],
} satisfies Guide
