import type { Guide } from '../../guide.ts'

export const avatarGuide = {
  purpose:
    'A person in a coin’s rim: an image, or initials, or an icon (R017). Shows the initials if the image does not load.',
  notFor: [
    'Images of anything but a person: ImageTile.',
    'A link to the account: put it inside a link or a button with a name.',
  ],
  do: [
    'Set `decorative` if the name of the person is next to it.',
    'Pass the name even if there is an image: the initials are shown until it loads.',
  ],
  dont: [
    'Do not make it clickable itself: wrap it in a button with a name, “Change picture”.',
    'Do not use it for a company or a service: Logo or an Icon.',
  ],
  content: ['The name as the person writes it; the initials are derived from it.'],
  parts: { Rim: 'The reeded edge of a coin, at every size.', Face: 'Image, initials or icon.' },
  announces: ['An image named “Avatar of …”; hidden if `decorative`.'],
} satisfies Guide
