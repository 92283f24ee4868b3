import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

/** On these screens the image is smaller, so that the action remains visible. */
const shortPhone = '(max-width: 479px) and (max-height: 700px)'

/** Full width on a phone, and a panel inside the page in wider windows. */
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
    // Darker than the page, so that the panel has an edge in both schemes.
    backgroundColor: vars.color.sunken,
    color: vars.color.text,
    '@media': { [from.md]: { borderRadius: vars.radius.xl } },
  }),
)

/** The image is next to the words, or above them in narrow windows. Its edge fades into the ground of the words. */
export const image = style(
  inScreens({
    position: 'absolute',
    zIndex: -1,
    top: 0,
    insetInline: 0,
    width: '100%',
    height: 'clamp(14rem, 58vw, 26rem)',
    objectFit: 'cover',
    maskImage: 'linear-gradient(to bottom, black 42%, transparent 88%)',
    '@media': {
      [shortPhone]: { height: '8rem' },
      [from.lg]: {
        insetInline: 'auto 0',
        width: '60%',
        height: '100%',
        maskImage: 'linear-gradient(to right, transparent 4%, black 32%)',
        selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent 4%, black 32%)' } },
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
    // The words begin where the image has faded enough for white text, and the action remains in the first view of a
    // phone.
    paddingTop: 'clamp(10rem, 41vw, 19rem)',
    paddingInline: s.gutter,
    paddingBottom: `clamp(1.5rem, 4vw, 2.5rem)`,
    '@media': { [shortPhone]: { paddingTop: '5.5rem' } },
  }),
)

const beside = (minHeight: string) => ({ '@media': { [from.lg]: { minHeight, paddingBlock: s.xxxl } } })

export const size = styleVariants({
  tall: inScreens(beside('clamp(34rem, 78svh, 44rem)')),
  middle: inScreens(beside('clamp(28rem, 62svh, 36rem)')),
  low: inScreens(beside('clamp(18rem, 40svh, 24rem)')),
})

export const words = style(
  inScreens({
    display: 'grid',
    gap: s.md,
    maxWidth: '38rem',
    '@media': { [from.lg]: { maxWidth: '44%' }, [from.xl]: { maxWidth: 'min(48%, 36rem)' } },
  }),
)
export const titleLine = style(inScreens({ display: 'block' }))
export const lead = style(inScreens({ maxWidth: '30rem', textWrap: 'pretty' }))

/** On a phone, the buttons fill the width. */
export const actions = style(inScreens({ '@media': { [`not ${from.sm}`]: { width: '100%' } } }))
globalStyle(`${actions} > *`, inScreens({ '@media': { [`not ${from.sm}`]: { flexGrow: 1 } } }))

/** Below the image, where its contrast is certain. */
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
