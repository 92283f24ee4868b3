import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const waiting = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space.sm,
    color: vars.color.accentText,
    fontSize: vars.text.body,
  }),
)

export const order = style(
  inScreens({
    width: '100%',
    paddingTop: vars.space.md,
    borderTop: `1px solid ${vars.color.hairline}`,
    overflowWrap: 'anywhere',
  }),
)

export const orderId = style(
  inScreens({
    // As wide as a short order id, so that nothing moves when it loads.
    display: 'inline-block',
    minWidth: '6.6em',
    minHeight: '1lh',
    verticalAlign: 'bottom',
    textAlign: 'start',
    color: vars.color.text,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
  }),
)
