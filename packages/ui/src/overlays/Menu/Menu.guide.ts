import type { Guide } from '../../guide/guide.ts'

export const menuGuide = {
  purpose:
    'A button with a short list behind it: actions on one thing, or a choice that takes effect at once. Its list is loaded when the button is first pointed at or focused.',
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
  parts: {
    Button: 'Says what the list is about and whether it is open.',
    List: '12 rem high at most (R291), then it scrolls. Hangs from the end of the button and turns over where there is no room.',
    Item: 'An action, a link or a choice; with an icon if all have one. 44 px to the finger.',
    Tick: 'Marks the choice in force.',
    Anchor: 'An empty place under the button, from which the list hangs.',
  },
  keyboard: {
    Enter: 'On the button, opens or closes; on an item, chooses it and closes.',
    Space: 'As Enter.',
    ArrowDown: 'On the button, opens at the first item; in the list, goes on, round the end.',
    ArrowUp: 'On the button, opens at the last item; in the list, goes back, round the start.',
    Home: 'Goes to the first item.',
    End: 'Goes to the last item.',
    'A–Z': 'Goes to the next item that begins with what is typed.',
    Tab: 'Closes; the button has the focus again.',
    Escape: 'Closes; the button has the focus again.',
  },
  announces: [
    'Role button with a pop-up menu, open or closed; role menu under the same name.',
    'Items as menuitem, choices as menuitemradio, ticked or not.',
  ],
} satisfies Guide
