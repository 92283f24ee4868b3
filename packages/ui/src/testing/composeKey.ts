import { fireEvent } from 'storybook/test'

/** How browsers tell a key that an input method takes: Safari has ended the composition by then. */
const kinds = [
  { isComposing: true, keyCode: 27 },
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
]

/** A key that an input method takes, in each way that browsers tell it. */
export function composeKey(element: Element, key: string): void {
  for (const kind of kinds) fireEvent.keyDown(element, { key, ...kind })
}
