import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const box = style(
  inScreens({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gap: s.lg,
    padding: 'clamp(1.5rem, 4vw, 3rem)',
    borderRadius: vars.radius.xl,
    backgroundColor: vars.color.copperSoft,
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: s.xxxl },
    },
  }),
)

/** In the corner, away from the text and the links. */
export const seal = style(
  inScreens({
    display: 'none',
    position: 'absolute',
    zIndex: -1,
    width: '10rem',
    aspectRatio: '1',
    insetInlineEnd: '-4rem',
    top: '-5.5rem',
    fill: 'none',
    stroke: vars.color.copper,
    opacity: 0.35,
    '@media': { [from.md]: { display: 'block' } },
  }),
)

export const words = style(inScreens({ display: 'grid', gap: s.xs, maxWidth: '40rem' }))
export const text = style(inScreens({ textWrap: 'pretty' }))
