/**
 * For the hidden input that Radix renders beside a control in a form: keeps it within the control, which has to be
 * `position: relative`. Important, because Radix sets its own position on the element.
 */
export const hiddenInputPosition = {
  insetBlockStart: 0,
  insetInlineStart: 0,
  transform: 'none !important',
  maxWidth: '100%',
  maxHeight: '100%',
} as const
