import type { Guide } from '../../guide.ts'

export const servicesMenuGuide = {
  purpose:
    'The three service links of the header. Opens on hover, toggles by tap and key (R100–R103), also without JavaScript.',
  notFor: ['Actions: Menu.', 'Windows narrower than 1280 px: MobileMenu.', 'Many links: a page.'],
  do: ['Mark the current page.'],
  dont: ['Do not put actions into it.', 'Do not open it by hover alone.'],
  content: ['The name and one line with a verb: “Cuts the subject out”.'],
  parts: {
    Button: '44 px high.',
    List: 'A list of links without a gap to the button, so that hover is not lost.',
    Link: 'Icon, name and description of a service.',
  },
  keyboard: {
    Enter: 'On the button: opens or closes. On a link: follows it.',
    Space: 'On the button: opens or closes.',
    ArrowDown: 'Opens at the first link. Then moves to the next link, after the last to the first.',
    ArrowUp: 'Moves to the previous link, before the first to the last.',
    Home: 'Moves to the first link.',
    End: 'Moves to the last link.',
    Tab: 'Moves through the links and closes after the last.',
    Escape: 'Closes. Returns the focus to the button if it was inside.',
  },
  announces: ['A button, expanded or collapsed by its popover; the link of the current page is aria-current.'],
} satisfies Guide
