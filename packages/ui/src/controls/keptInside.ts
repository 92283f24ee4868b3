/**
 * For the hidden input that Radix puts beside a control inside a form: it holds it to the control's own place, which has to be
 * `position: relative`. Important, because Radix writes its own place on the element.
 */
export const keptInside = {
  insetBlockStart: 0,
  insetInlineStart: 0,
  transform: 'none !important',
  maxWidth: '100%',
  maxHeight: '100%',
} as const
