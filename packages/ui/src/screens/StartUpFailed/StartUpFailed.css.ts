import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(
  inScreens({ display: 'grid', alignContent: 'center', minHeight: '100dvh', paddingBlock: vars.space.xxl }),
)

/** An error message may have long words, which must not widen the page. */
export const message = style(
  inScreens({
    maxWidth: '100%',
    paddingBlock: vars.space.md,
    borderBlock: `1px solid ${vars.color.hairline}`,
    overflowWrap: 'anywhere',
  }),
)

/** Always visible, at any scroll position. */
export const bar = style(
  inScreens({
    position: 'sticky',
    zIndex: vars.layer.banner,
    insetBlockEnd: 0,
    paddingBlock: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.raised,
  }),
)
