import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** Positioned, so that the title's link covers the image too. */
export const asked = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.md,
    width: '100%',
  }),
)

export const words = style(inScreens({ minWidth: 0 }))

export const title = style(
  inScreens({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
  }),
)

export const link = style(
  inScreens({
    display: 'block',
    borderRadius: vars.radius.sm,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.outline,
    textUnderlineOffset: '0.22em',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    ':hover': { textDecorationColor: 'currentcolor' },
  }),
)

export const date = style(inScreens({ fontSize: vars.text.small }))
