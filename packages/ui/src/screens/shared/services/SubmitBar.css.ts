import { style } from '@vanilla-extract/css'
import { aboveBottomBar } from '../../../overlays/bottomBar.css.ts'
import { coarsePointer } from '../../../tokens/breakpoints.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

/** Sticks to the bottom of the window while the form is longer, if the window is high enough. */
export const bar = style(
  inScreens({
    display: 'grid',
    gap: vars.space.sm,
    paddingBlock: vars.space.sm,
    backgroundColor: vars.color.page,
    '@media': {
      '(min-height: 640px)': {
        position: 'sticky',
        bottom: aboveBottomBar,
        zIndex: 1,
        boxShadow: `0 -16px 16px -8px ${vars.color.page}`,
      },
    },
  }),
)

export const afterwards = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space.xs,
    minHeight: '1.5em',
    textAlign: 'center',
    textWrap: 'balance',
    fontSize: vars.text.small,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

export const short = style(inScreens({ color: vars.color.cautionText, fontWeight: vars.weight.medium }))

export const buy = style(
  inScreens({
    color: vars.color.accentText,
    fontWeight: vars.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    minHeight: '24px',
    borderRadius: `min(${vars.radius.sm}, 3px)`,
    '@media': { [coarsePointer]: { minHeight: '44px', minWidth: '44px' } },
  }),
)
