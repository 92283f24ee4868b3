import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

/** Edge to edge on a phone; on wider windows a plate laid on the page, so that the paper shows around it. */
export const outer = style(
  inScreens({
    width: '100%',
    maxWidth: '100rem',
    marginInline: 'auto',
    '@media': { [from.md]: { paddingInline: 'clamp(1rem, 2.2vw, 2rem)', paddingTop: s.sm } },
  }),
)

export const hero = style(
  inScreens({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    backgroundColor: vars.color.page,
    color: vars.color.text,
    '@media': { [from.md]: { borderRadius: vars.radius.xl } },
  }),
)

export const picture = style(
  inScreens({
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'center',
  }),
)

/** The page's own ground, let through by degrees: a hero is always in the dark scheme. */
const ink = (percent: number) => `color-mix(in oklab, ${vars.color.page} ${percent}%, transparent)`

/** Words are read on ink, whatever the picture below is: never less than 4.5:1 against white snow. */
export const scrim = style(
  inScreens({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    // The darkest side is the one where the words begin.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    backgroundImage: `linear-gradient(to top, ${ink(90)} 0%, ${ink(74)} 42%, ${ink(50)} 68%, ${ink(16)} 100%)`,
    '@media': {
      [from.lg]: {
        backgroundImage: `linear-gradient(78deg, ${ink(88)} 0%, ${ink(72)} 38%, ${ink(34)} 66%, ${ink(0)} 92%)`,
      },
    },
  }),
)

export const content = style(
  inScreens({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: s.lg,
    width: '100%',
    maxWidth: `calc(${vars.width.content} + 2 * ${s.gutter})`,
    marginInline: 'auto',
    paddingInline: s.gutter,
  }),
)

export const size = styleVariants({
  tall: inScreens({
    minHeight: 'clamp(34rem, 84svh, 46rem)',
    paddingBlock: `clamp(5rem, 12vw, 8rem) clamp(2rem, 5vw, 4rem)`,
  }),
  middle: inScreens({
    minHeight: 'clamp(28rem, 66svh, 37rem)',
    paddingBlock: `clamp(4rem, 10vw, 6rem) clamp(2rem, 5vw, 3.5rem)`,
  }),
  low: inScreens({
    minHeight: 'clamp(20rem, 44svh, 26rem)',
    paddingBlock: `clamp(3rem, 8vw, 5rem) clamp(2rem, 4vw, 3rem)`,
  }),
})

export const words = style(inScreens({ display: 'grid', gap: s.md, maxWidth: '56rem' }))
export const titleLine = style(inScreens({ display: 'block' }))
export const lead = style(inScreens({ maxWidth: '36rem', textWrap: 'pretty' }))

/** On a phone the buttons fill the width, side by side or one below the other. */
export const actions = style(inScreens({ '@media': { [`not ${from.sm}`]: { width: '100%' } } }))
globalStyle(`${actions} > *`, inScreens({ '@media': { [`not ${from.sm}`]: { flexGrow: 1 } } }))

/** Below the picture, as in a printed book: no contrast to fight for. */
export const caption = style(
  inScreens({
    paddingBlock: s.xs,
    paddingInline: s.gutter,
    fontSize: vars.text.caption,
    color: vars.color.textMuted,
    textAlign: 'end',
    '@media': { [from.md]: { paddingInline: s.md } },
  }),
)
