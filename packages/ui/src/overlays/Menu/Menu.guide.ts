import type { Guide } from '../../guide.ts'

export const menuGuide = {
  purpose:
    'A button with a list of actions, or a choice that takes effect at once. The list is loaded on first hover or focus of the button.',
  notFor: [
    'A form value: Select.',
    'Navigation: ServicesMenu or links.',
    'One or two actions: Buttons.',
    'A dozen or more items: a page or a dialog with a search.',
  ],
  do: [
    'Order actions by how often they are used, destructive ones last.',
    'Disable unavailable items instead of hiding them.',
  ],
  dont: ['Do not nest menus.', 'Do not put fields into it.'],
  content: ['Items are verbs: “Download”, “Delete”. With three dots if a dialog follows.'],
  parts: {
    Button: 'Names the list.',
    List: 'At most 12rem high (R291). Aligned with the end of the button, above it if there is no room below.',
    Item: 'An action, a link or a choice. 44 px high on touch screens.',
    Tick: 'Marks the current choice.',
    Anchor: 'An empty element that positions the list.',
  },
  keyboard: {
    Enter: 'On the button: opens or closes. On an item: selects it and closes.',
    Space: 'The same as Enter.',
    ArrowDown: 'On the button: opens at the first item. In the list: moves to the next item, after the last the first.',
    ArrowUp:
      'On the button: opens at the last item. In the list: moves to the previous item, before the first the last.',
    Home: 'Moves to the first item.',
    End: 'Moves to the last item.',
    'A–Z': 'Moves to the next item that starts with the typed letters.',
    Tab: 'Closes and returns the focus to the button.',
    Escape: 'Closes and returns the focus to the button.',
  },
  announces: [
    'Role button, expanded or collapsed; role menu with the same name.',
    'Items are menuitem, choices menuitemradio.',
  ],
} satisfies Guide
