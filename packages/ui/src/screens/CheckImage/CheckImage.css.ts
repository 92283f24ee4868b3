import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(inScreens({ paddingBlock: `clamp(2.5rem, 6vw, 5rem) ${vars.space.section}` }))

/** File names may have no spaces to break at. */
export const words = style(inScreens({ overflowWrap: 'anywhere', minWidth: 0 }))

export const facts = style(inScreens({ display: 'grid', borderTop: `1px solid ${vars.color.hairline}` }))

/** Name and value side by side, or stacked in narrow places. */
export const fact = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.md,
    paddingBlock: vars.space.sm,
    borderBottom: `1px solid ${vars.color.hairline}`,
  }),
)

export const name = style(inScreens({ flex: '0 0 10rem', color: vars.color.textMuted }))

export const value = style(inScreens({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }))

export const about = style(inScreens({ paddingTop: vars.space.lg }))
