/**
 * Keeps the hidden input that Radix renders in a form inside its control, which has to be `position: relative`.
 * Important, because Radix sets an inline position.
 */
export const hiddenInputPosition = {
  insetBlockStart: 0,
  insetInlineStart: 0,
  transform: 'none !important',
  maxWidth: '100%',
  maxHeight: '100%',
} as const
