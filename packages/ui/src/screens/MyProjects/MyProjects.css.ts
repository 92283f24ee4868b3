import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const tools = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    alignItems: 'end',
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(14rem, 22rem)', justifyContent: 'space-between' },
    },
  }),
)

/** Four labels are tight on phones. */
export const filter = style(inScreens({}))
globalStyle(
  `${filter} [role=radio]`,
  inScreens({ whiteSpace: 'nowrap', '@media': { '(max-width: 479px)': { paddingInline: '6px' } } }),
)

export const grid = style(
  inScreens({
    display: 'grid',
    columnGap: vars.space.md,
    rowGap: vars.space.xl,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr))',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', columnGap: vars.space.lg } },
  }),
)

export const skeleton = style(inScreens({ borderRadius: vars.radius.lg }))
