import { keyframes, style } from '@vanilla-extract/css'
import { aboveBottomBar } from '../../overlays/bottomBar.css.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** Last in visual order only; clicks next to the bar go through. */
export const place = style(
  inScreens({
    order: 1,
    position: 'sticky',
    insetBlockEnd: `calc(max(${vars.space.md}, env(safe-area-inset-bottom)) + ${aboveBottomBar})`,
    zIndex: 10,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
)

export const bar = style(
  inScreens({
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    width: '100%',
    minHeight: '60px',
    padding: '7px',
    paddingInlineStart: vars.space.md,
    borderRadius: vars.radius.lg,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    boxShadow: vars.shadow.middle,
    fontSize: vars.text.small,
    animation: `${arrive} ${vars.duration.base} ${vars.easing.out}`,
    '@media': { [from.md]: { width: 'auto', gap: vars.space.xs } },
  }),
)

export const count = style(
  inScreens({
    flex: '1 1 auto',
    minWidth: 0,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [from.md]: { marginInlineEnd: vars.space.sm } },
  }),
)

/** A hairline between the selection's buttons and the actions. */
export const rule = style(
  inScreens({
    display: 'none',
    alignSelf: 'stretch',
    width: '1px',
    marginBlock: vars.space.xs,
    marginInline: vars.space.xxs,
    backgroundColor: c.hairline,
    '@media': { [from.md]: { display: 'block' } },
  }),
)

/** On phones only the icon is visible; the name remains for assistive technology. */
export const action = style(
  inScreens({
    flex: 'none',
    '@media': { '(max-width: 767px)': { width: '44px', minHeight: '44px', paddingInline: 0 } },
  }),
)
export const word = style(inScreens({ display: 'none', '@media': { [from.md]: { display: 'inline' } } }))

/** Text above a progress bar. */
export const working = style(
  inScreens({
    flex: '1 1 16rem',
    minWidth: 0,
    display: 'grid',
    gap: vars.space.xs,
    marginInlineEnd: vars.space.xs,
    paddingBlock: vars.space.xxs,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

/** An error, with its actions next to it, or below it on phones. */
export const problem = style(
  inScreens({
    flex: '1 1 14rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxs,
  }),
)
export const words = style(
  inScreens({ flex: '1 1 16rem', maxWidth: '34rem', overflowWrap: 'anywhere', color: c.criticalText, lineHeight: 1.4 }),
)
/** Next to the words, above any lines of actions. */
export const close = style(
  inScreens({ flex: 'none', alignSelf: 'start', '@media': { [from.md]: { alignSelf: 'center' } } }),
)
export const ways = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))
