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

export const seal = style(
  inScreens({
    display: 'none',
    position: 'absolute',
    zIndex: -1,
    width: '15rem',
    aspectRatio: '1',
    insetInlineEnd: '-5.5rem',
    top: '-6.5rem',
    fill: 'none',
    stroke: vars.color.copper,
    opacity: 0.35,
    '@media': { [from.md]: { display: 'block' } },
  }),
)

/** On a tablet the words end before the seal; on wider windows the buttons stand between them. */
export const words = style(
  inScreens({
    display: 'grid',
    gap: s.xs,
    maxWidth: '40rem',
    '@media': { [`${from.md} and (not ${from.lg})`]: { maxWidth: '31rem' } },
  }),
)
export const text = style(inScreens({ textWrap: 'pretty' }))
export const actions = style(inScreens({ '@media': { [from.lg]: { flexDirection: 'row-reverse' } } }))
