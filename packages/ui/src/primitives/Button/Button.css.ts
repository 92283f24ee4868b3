import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { canHover, coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color

/** A tone sets these variables and a variant uses them: eight rules instead of twelve combinations. */
const fill = createVar()
const fillHover = createVar()
const fillPressed = createVar()
const onFill = createVar()
const soft = createVar()
const softHover = createVar()
const onSoft = createVar()
const ink = createVar()

export const tone = styleVariants({
  accent: inPrimitives({
    vars: {
      [fill]: c.accent,
      [fillHover]: c.accentHover,
      [fillPressed]: c.accentPressed,
      [onFill]: c.onAccent,
      [soft]: c.accentSoft,
      [softHover]: c.accentSoft,
      [onSoft]: c.onAccentSoft,
      [ink]: c.accentText,
    },
  }),
  neutral: inPrimitives({
    vars: {
      [fill]: c.neutral,
      [fillHover]: c.neutralHover,
      [fillPressed]: c.neutralHover,
      [onFill]: c.onNeutral,
      [soft]: c.neutralSoft,
      [softHover]: c.neutralSoftHover,
      [onSoft]: c.text,
      [ink]: c.text,
    },
  }),
  critical: inPrimitives({
    vars: {
      [fill]: c.critical,
      [fillHover]: c.criticalHover,
      [fillPressed]: c.criticalHover,
      [onFill]: c.onCritical,
      [soft]: c.criticalSoft,
      [softHover]: c.criticalSoft,
      [onSoft]: c.criticalText,
      [ink]: c.criticalText,
    },
  }),
})

export const button = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    gap: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.2,
    letterSpacing: '-0.003em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    overflowWrap: 'break-word',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: vars.duration.quick,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
      '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
      '&:disabled:not([aria-busy=true])': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
      },
    },
  }),
)

export const variant = styleVariants({
  solid: inPrimitives({
    backgroundColor: fill,
    color: onFill,
    boxShadow: `inset 0 1px 0 ${c.sheen}`,
    selectors: { '&:active:not(:disabled)': { backgroundColor: fillPressed } },
    '@media': { [canHover]: { selectors: { '&:hover:not(:disabled):not(:active)': { backgroundColor: fillHover } } } },
  }),
  soft: inPrimitives({
    backgroundColor: soft,
    color: onSoft,
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:disabled)': { backgroundColor: softHover, borderColor: 'currentColor' } },
      },
    },
  }),
  outline: inPrimitives({
    borderColor: c.outline,
    color: ink,
    '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: soft, borderColor: ink } } } },
  }),
  ghost: inPrimitives({
    color: ink,
    '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: soft } } } },
  }),
})

export const size = styleVariants({
  sm: inPrimitives({
    minHeight: '36px',
    paddingInline: '12px',
    fontSize: vars.text.small,
    borderRadius: vars.radius.sm,
    '@media': { [coarsePointer]: { minHeight: '44px', minWidth: '44px' } },
  }),
  md: inPrimitives({ minHeight: '44px', paddingInline: '18px', fontSize: vars.text.body }),
  lg: inPrimitives({ minHeight: '54px', paddingInline: '26px', fontSize: '1.0625rem' }),
})

export const iconOnly = styleVariants({
  sm: inPrimitives({ width: '36px', paddingInline: 0, '@media': { [coarsePointer]: { width: '44px' } } }),
  md: inPrimitives({ width: '44px', paddingInline: 0 }),
  lg: inPrimitives({ width: '54px', paddingInline: 0 }),
})

export const fullWidth = style(inPrimitives({ width: '100%' }))

/** Both labels are in one grid cell, so the button keeps the width of the longer one. */
export const labels = style(inPrimitives({ display: 'grid', justifyItems: 'center' }))
export const label = style(
  inPrimitives({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 }),
)
/** May be narrower than its longest word, which then breaks. */
export const words = style(inPrimitives({ minWidth: 0 }))
export const gone = style(inPrimitives({ visibility: 'hidden' }))
export const dim = style(inPrimitives({ opacity: 0 }))
export const overlay = style(inPrimitives({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }))
