import { style, styleVariants } from '@vanilla-extract/css'
import { canHover, coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const link = style(
  inPrimitives({
    borderRadius: `min(${vars.radius.sm}, 3px)`,
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    transition: `color ${vars.duration.quick}, text-decoration-color ${vars.duration.quick}`,
  }),
)

/** Extends the touch target to 44 px; inside a sentence it would cover other lines. */
export const alone = style(
  inPrimitives({
    position: 'relative',
    '@media': {
      [coarsePointer]: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetBlock: 'min(0px, (100% - 44px) / 2)',
            insetInline: 'min(0px, (100% - 44px) / 2)',
          },
        },
      },
    },
  }),
)

export const tone = styleVariants({
  /** In running text: underlined, so that colour is not the only mark. */
  inline: inPrimitives({
    color: vars.color.accentText,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  }),
  /** In lists of links: footer, menus. */
  quiet: inPrimitives({
    color: vars.color.textMuted,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } } } },
  }),
  strong: inPrimitives({
    color: vars.color.text,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.accentGraphic,
    textDecorationThickness: '2px',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
  }),
})
