import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** Height in px of the on-screen keyboard. */
export const keyboard = createVar()

/** So low that a sticky header and footer would leave no room between them: a phone in landscape, 400 % zoom. */
const low = '(max-height: 26rem)'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.985)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } })

export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    paddingBlockEnd: keyboard,
    backgroundColor: c.scrim,
    selectors: {
      '&[data-state=open]': { animation: `${fadeIn} ${vars.duration.base} ${vars.easing.out}` },
      '&[data-state=closed]': { animation: `${fadeOut} ${vars.duration.quick} ${vars.easing.inOut} forwards` },
    },
    '@media': {
      [from.sm]: {
        alignItems: 'center',
        padding: vars.space.md,
        paddingBlockEnd: `max(${vars.space.md}, ${keyboard})`,
      },
    },
  }),
)

/** A sheet from the bottom on phones, a card in the middle from 480 px. */
export const content = style(
  inComponents({
    position: 'relative',
    width: '100%',
    maxHeight: `calc(100dvh - 2.5rem - ${keyboard})`,
    // Keeps a focused element clear of header and footer (WCAG 2.4.11).
    scrollPaddingBlock: '6rem 11rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: c.raised,
    color: c.text,
    border: `1px solid ${c.hairline}`,
    borderBottom: 0,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    boxShadow: vars.shadow.high,
    outline: 'none',
    selectors: {
      '&[data-state=open]': { animation: `${slideUp} ${vars.duration.slow} ${vars.easing.out}` },
      '&[data-state=closed]': { animation: `${slideDown} ${vars.duration.base} ${vars.easing.inOut} forwards` },
    },
    '@media': {
      [from.sm]: {
        maxHeight: `calc(100dvh - 2rem - ${keyboard})`,
        borderBottom: `1px solid ${c.hairline}`,
        borderRadius: vars.radius.xl,
        selectors: {
          '&[data-state=open]': { animation: `${rise} ${vars.duration.slow} ${vars.easing.out}` },
          '&[data-state=closed]': { animation: `${sink} ${vars.duration.quick} ${vars.easing.inOut} forwards` },
        },
      },
      [low]: { scrollPaddingBlock: vars.space.md },
    },
  }),
)

export const size = styleVariants({ sm: '26rem', md: '33rem', lg: '46rem' }, (value) =>
  inComponents({ '@media': { [from.sm]: { maxWidth: value } } }),
)

const edge = `clamp(1.25rem, 4vw, 1.75rem)`

export const header = style(
  inComponents({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space.md,
    alignItems: 'start',
    padding: `${edge} ${edge} ${vars.space.xs}`,
    backgroundColor: c.raised,
    '@media': { [low]: { position: 'static' } },
  }),
)

export const titles = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    paddingBlockStart: '5px',
    overflowWrap: 'anywhere',
  }),
)

/** Scrolls with the body, because a long one would leave no room in a narrow window. */
export const description = style(
  inComponents({
    padding: `0 ${edge} ${vars.space.sm}`,
    marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
    // Avoids a last line of a single word.
    textWrapStyle: 'balance',
  }),
)

export const close = style(inComponents({ marginBlockStart: '-2px', marginInlineEnd: '-6px' }))

export const body = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    padding: `${vars.space.xs} ${edge} ${vars.space.lg}`,
    overflowWrap: 'anywhere',
  }),
)

export const footer = style(
  inComponents({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    justifyContent: 'flex-end',
    padding: `${vars.space.md} ${edge}`,
    paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    '@media': {
      [`(max-width: ${breakpoints.sm - 1}px)`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyContent: 'stretch',
        gap: vars.space.xs,
      },
      [low]: { position: 'static' },
    },
  }),
)
