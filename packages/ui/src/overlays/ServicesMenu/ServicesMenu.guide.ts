import type { Guide } from '../../guide/guide.ts'

export const servicesMenuGuide = {
  purpose:
    'The Services entry of the header: three links that would not fit beside the others. Opens under a mouse, toggles by tap and key (R100–R103).',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Actions: Menu.',
    'Windows narrower than 1280 px: MobileMenu shows the same links.',
    'More links than fit on the screen: a page that lists them.',
  ],
  do: ['Mark the page being shown.'],
  dont: ['Do not put actions into it.', 'Do not open it by hover alone: a tap and a key do too.'],
  content: ['Name and one line on what the service does, with a verb: “Cuts the subject out”.'],
  anatomy: [
    { name: 'Button', what: 'Says whether it is open; 44 px high.', selector: 'button' },
    {
      name: 'List',
      what: 'A plain list of links, not a menu: it only leads to pages. Padded above, so that the mouse crosses no gap.',
    },
    { name: 'Link', what: 'Icon, name and one line on what the service does. The page being shown is marked.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On the button, opens or closes; on a link, follows it.' },
    { keys: ['Space'], does: 'On the button, opens or closes.' },
    { keys: ['ArrowDown'], does: 'Opens at the first link; then goes on, round the end.' },
    { keys: ['ArrowUp'], does: 'Goes back, round the start.' },
    { keys: ['Home'], does: 'Goes to the first link.' },
    { keys: ['End'], does: 'Goes to the last link.' },
    { keys: ['Tab'], does: 'Goes from link to link, and closes behind the last.' },
    {
      keys: ['Escape'],
      does: 'Closes, wherever the focus is; the button has it again if it was inside.',
    },
  ],
  announces: ['A button, expanded or collapsed, and the list it controls; the link of the current page as current.'],
  peers: [
    {
      name: 'Radix Primitives NavigationMenu 1.2.22',
      better: [
        'Needs no library and so can stand on the landing page.',
        'A click after hovering never closes it, as it does in theirs; the pointer has 200 ms to come back instead of 150.',
        'Arrow Down opens it and goes in; in theirs it goes in once it is open.',
      ],
      notYet: ['Theirs slides between several open panels and keeps one viewport for all of them.'],
    },
    {
      name: 'Primer React ActionMenu 38.40.0 in a header',
      better: ['Links stay links to assistive technology; nothing is announced as a menu that is none.'],
      notYet: ['Theirs goes to a link by its first letter.'],
    },
  ],
} satisfies Guide
