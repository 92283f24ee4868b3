import type { Guide } from '../../guide/guide.ts'
import { disabled, floatingAtTheEnd, highlighted, openedBy, orientation } from '../../guide/parts.ts'

/** Chosen, it closes the list at once; CurrencyMenu has a story of it. */
const choice = {
  name: 'data-state',
  values: [],
  rare: ['checked', 'unchecked'],
  means: 'Of a choice: whether it is in force.',
} as const

export const menuGuide = {
  purpose:
    'A button with a short list behind it: actions on one thing, or a choice that takes effect at once. Its list is loaded when the button is first pointed at or focused.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Choosing a value in a form: Select.',
    'Leading to the pages of the site: ServicesMenu or plain links.',
    'One or two actions with room for them: Buttons.',
    'A dozen or more entries: a page or a dialog with a search.',
  ],
  do: [
    'Order by how often an action is used; what destroys comes last.',
    'Keep an item that is not to be had now, disabled.',
  ],
  dont: ['Do not open a menu from a menu.', 'Do not put a field into it.'],
  content: ['Items are verbs, as buttons are: “Download”, “Delete”. With three dots where a dialog follows.'],
  anatomy: [
    { name: 'Button', what: 'Says what the list is about and whether it is open.', selector: 'button' },
    {
      name: 'List',
      what: '12 rem high at most (R291), then it scrolls. Hangs from the end of the button and turns over where there is no room.',
      selector: '[role="menu"]',
      attributes: [...floatingAtTheEnd, orientation(['vertical']), openedBy],
    },
    {
      name: 'Item',
      what: 'An action, a link or a choice; with an icon if all have one. 44 px to the finger.',
      selector: '[role^="menuitem"]',
      attributes: [choice, highlighted, disabled, orientation(['vertical'])],
    },
    { name: 'Tick', what: 'Marks the choice in force.' },
    {
      name: 'Anchor',
      what: 'An empty place under the button, from which the list hangs.',
      selector: 'span[aria-haspopup="menu"]',
      attributes: [
        { name: 'data-state', values: ['open', 'closed'], means: 'Whether the list is open; there once it has been.' },
      ],
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On the button, opens or closes; on an item, chooses it and closes.' },
    { keys: ['Space'], does: 'As Enter.' },
    { keys: ['ArrowDown'], does: 'On the button, opens at the first item; in the list, goes on, round the end.' },
    { keys: ['ArrowUp'], does: 'On the button, opens at the last item; in the list, goes back, round the start.' },
    { keys: ['Home'], does: 'Goes to the first item.' },
    { keys: ['End'], does: 'Goes to the last item.' },
    { keys: ['A–Z'], does: 'Goes to the next item that begins with what is typed.' },
    { keys: ['Tab'], does: 'Closes; the button has the focus again.' },
    { keys: ['Escape'], does: 'Closes; the button has the focus again.' },
  ],
  announces: [
    'Role button with a pop-up menu, open or closed; role menu under the same name.',
    'Items as menuitem, choices as menuitemradio, ticked or not.',
  ],
  peers: [
    {
      name: 'Radix Themes DropdownMenu 3.3.0 (built on the same Radix primitive)',
      better: [
        'Costs nothing until it is wanted, and a download that fails is tried again.',
        'Arrow Up opens at the end; Tab leads out instead of doing nothing.',
        'Takes the writing direction from the page rather than from a provider.',
        'A dialog opened from an item gives the focus back to the button.',
      ],
      notYet: ['Theirs has submenus, ticked items beside choices, groups and shortcuts; the product needs none yet.'],
    },
    {
      name: 'React Spectrum Menu (S2 1.6.0, on React Aria)',
      better: ['The list is downloaded when the button is first pointed at or focused; theirs comes with the button.'],
      notYet: [
        'Theirs opens by a long press too, goes page by page, and selects several.',
        'Theirs gives items a second line of text that is read as a description.',
      ],
    },
    {
      name: 'Primer React ActionMenu 38.40.0',
      better: ['Nothing of the list is in the landing page’s download.'],
      notYet: ['Theirs can say why an item is not available.'],
    },
  ],
} satisfies Guide
