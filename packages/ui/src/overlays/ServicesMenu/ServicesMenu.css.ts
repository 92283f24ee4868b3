import { keyframes, style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** The button, for the position of the list. */
const anchor = '--services-button'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

/** What hover gives to the list. It is inherited with a delay, which a closed popover does not have. */
const hover = { visibility: '--services-visibility', animation: '--services-animation' } as const

/** Time for the pointer to return (R101). */
const delay = '0s 200ms allow-discrete'

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    vars: { [hover.visibility]: 'hidden', [hover.animation]: 'none' },
    transition: `${hover.visibility} ${delay}, ${hover.animation} ${delay}`,
    // The program dismisses a list that is open by hover alone.
    selectors: { '&[data-dismissed]': { transition: 'none' } },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([data-dismissed])': {
            vars: { [hover.visibility]: 'visible', [hover.animation]: appear },
            transition: 'none',
          },
        },
      },
    },
  }),
)

export const button = style(
  inComponents({
    anchorName: anchor,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    fontWeight: vars.weight.medium,
    '@media': { [canHover]: { selectors: { '&:hover': { color: c.accentText } } } },
  }),
)

const turned = { transform: 'rotate(180deg)' }

export const chevron = style(
  inComponents({
    display: 'inline-flex',
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { [`${root}:has(> :popover-open) &`]: turned },
    '@media': { [canHover]: { selectors: { [`${root}:hover:not([data-dismissed]) &`]: turned } } },
  }),
)

/**
 * The popover. Hover shows it in place. A press moves it to the top layer, where only an anchor gives it a position:
 * browsers without anchors put it at the start of the header. Padding instead of a gap, so that the pointer never leaves
 * the menu.
 */
export const drop = style(
  inComponents({
    display: 'block',
    position: 'absolute',
    inset: 'auto',
    top: '100%',
    insetInlineStart: '-12px',
    zIndex: vars.layer.overlay,
    border: 0,
    padding: 0,
    paddingTop: vars.space.xxs,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    visibility: `var(${hover.visibility})`,
    selectors: {
      '&:popover-open': {
        position: 'fixed',
        top: ['54px', `anchor(${anchor} bottom)`],
        insetInlineStart: [
          `max(${vars.space.gutter}, (100vw - ${vars.width.content}) / 2)`,
          `calc(anchor(${anchor} start) - 12px)`,
        ],
        visibility: 'visible',
      },
    },
    '@supports': {
      'not selector(:popover-open)': { selectors: { [`${root}:focus-within > &`]: { visibility: 'visible' } } },
    },
  }),
)

export const list = style(
  inComponents({
    display: 'grid',
    gap: '2px',
    width: 'min(20rem, 85vw)',
    // In a low window the last link is reachable by scrolling.
    maxHeight: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xs,
    borderRadius: vars.radius.lg,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    boxShadow: vars.shadow.high,
    animation: `var(${hover.animation}) ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { [`${drop}:popover-open > &`]: { animationName: appear } },
  }),
)

export const link = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    alignItems: 'center',
    padding: '10px 12px',
    borderRadius: vars.radius.md,
    color: c.text,
    overflowWrap: 'anywhere',
    // Forced colours remove the backgrounds that mark these two, so a border marks them.
    border: '1px solid transparent',
    selectors: { '&[aria-current=page]': { backgroundColor: c.neutralSoft } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: c.accentSoft, color: c.onAccentSoft } } },
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&:hover': { borderColor: 'Highlight' }, '&[aria-current=page]': { borderColor: 'CanvasText' } },
      },
    },
  }),
)

export const image = style(
  inComponents({
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    backgroundColor: c.accentSoft,
    color: c.accentText,
  }),
)

export const name = style(inComponents({ fontWeight: vars.weight.semibold, lineHeight: 1.35 }))
export const detail = style(
  inComponents({ gridColumn: 2, fontSize: vars.text.caption, lineHeight: 1.4, color: c.textMuted }),
)
