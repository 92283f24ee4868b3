import type { Guide } from '../../guide/guide.ts'

export const servicesMenuGuide = {
  purpose:
    'The Services entry of the header: three links that would not fit beside the others. Opens under a mouse, toggles by tap and key (R100–R103).',
  notFor: [
    'Actions: Menu.',
    'Windows narrower than 1280 px: MobileMenu shows the same links.',
    'More links than fit on the screen: a page that lists them.',
  ],
  do: ['Mark the page being shown.'],
  dont: ['Do not put actions into it.', 'Do not open it by hover alone: a tap and a key do too.'],
  content: ['Name and one line on what the service does, with a verb: “Cuts the subject out”.'],
  parts: {
    Button: 'Says whether it is open; 44 px high.',
    List: 'A plain list of links, not a menu: it only leads to pages. Padded above, so that the mouse crosses no gap.',
    Link: 'Icon, name and one line on what the service does. The page being shown is marked.',
  },
  keyboard: {
    Enter: 'On the button, opens or closes; on a link, follows it.',
    Space: 'On the button, opens or closes.',
    ArrowDown: 'Opens at the first link; then goes on, round the end.',
    ArrowUp: 'Goes back, round the start.',
    Home: 'Goes to the first link.',
    End: 'Goes to the last link.',
    Tab: 'Goes from link to link, and closes behind the last.',
    Escape: 'Closes, wherever the focus is; the button has it again if it was inside.',
  },
  announces: ['A button, expanded or collapsed, and the list it controls; the link of the current page as current.'],
} satisfies Guide
