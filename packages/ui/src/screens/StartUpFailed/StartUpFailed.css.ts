import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(
  inScreens({ display: 'grid', alignContent: 'center', minHeight: '100dvh', paddingBlock: vars.space.xxl }),
)

/** The message comes from a machine: long words must not push the page wide. */
export const message = style(
  inScreens({
    maxWidth: '100%',
    paddingBlock: vars.space.md,
    borderBlock: `1px solid ${vars.color.hairline}`,
    overflowWrap: 'anywhere',
  }),
)

/** Stays in view wherever in the page the person is. */
export const bar = style(
  inScreens({
    position: 'sticky',
    zIndex: vars.layer.banner,
    insetBlockStart: 0,
    paddingBlock: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.raised,
  }),
)
