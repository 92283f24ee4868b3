import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** In the narrowest windows, the menu's Profile link replaces it. */
export const account = style(
  inScreens({
    position: 'relative',
    display: 'none',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: '44px',
    paddingInlineEnd: vars.space.xxs,
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.medium,
    '@media': {
      [from.sm]: { display: 'inline-flex' },
      [canHover]: { selectors: { '&:hover': { color: vars.color.accentText } } },
    },
  }),
)

/** In narrow windows, only screen readers get the word. */
export const word = style(
  inScreens({
    '@media': {
      [`not ${from.xl}`]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)
