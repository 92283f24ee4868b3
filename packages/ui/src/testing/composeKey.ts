import { fireEvent } from 'storybook/test'

/** Browsers report a key of an input method differently. Safari ends the composition first. */
const kinds = [
  { isComposing: true, keyCode: 27 },
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
]

/** Presses a key of an input method, once for each kind of report. */
export function composeKey(element: Element, key: string): void {
  for (const kind of kinds) fireEvent.keyDown(element, { key, ...kind })
}
