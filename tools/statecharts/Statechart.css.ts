import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

// Unlayered, like the library's own sheet: a layer would lose to it.
export const canvas = style({
  vars: { '--xy-controls-button-border-color': vars.color.hairline },
  width: '100%',
  height: '100%',
  backgroundColor: vars.color.sunken,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
})

const box = {
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  fontFamily: vars.font.body,
  textAlign: 'start',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.duration.base,
} as const

export const leaf = style({
  ...box,
  display: 'block',
  padding: '10px 14px',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.md,
})

export const group = style({
  ...box,
  padding: '12px 16px',
  color: vars.color.text,
  backgroundColor: 'color-mix(in oklab, transparent 55%, var(--mt-color-page))',
  border: `1.5px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.lg,
})

export const parallel = style({ borderStyle: 'dashed', borderColor: vars.color.outline })

export const kind = styleVariants({
  state: {},
  initial: {},
  end: { outline: `1.5px solid ${vars.color.outline}`, outlineOffset: 3 },
  again: { borderStyle: 'dashed', paddingBlock: 6 },
})

export const active = style({
  backgroundColor: vars.color.accentSoft,
  borderColor: vars.color.accentGraphic,
  boxShadow: `0 0 0 3px ${vars.color.accentSoft}`,
})

export const activeGroup = style({ borderColor: vars.color.accentGraphic })

export const name = style({ display: 'block', fontSize: 14, fontWeight: 620, lineHeight: '22px' })

export const description = style({
  display: 'block',
  fontSize: 12.5,
  lineHeight: '18px',
  color: vars.color.textMuted,
  selectors: { [`${active} &`]: { color: vars.color.onAccentSoft } },
})

export const start = style({ width: '100%', height: '100%', borderRadius: '50%', backgroundColor: vars.color.text })

export const handle = style({ opacity: 0, pointerEvents: 'none' })

export const label = style({
  position: 'absolute',
  fontFamily: vars.font.body,
  fontSize: 11.5,
  lineHeight: '15px',
  color: vars.color.text,
  borderRadius: 4,
  padding: '1px 4px',
  pointerEvents: 'none',
  zIndex: 30,
})

export const labelTaken = style({ backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft })

export const labelLine = style({ display: 'block' })

export const line = style({ stroke: vars.color.outline, strokeWidth: 1.5, fill: 'none' })

export const part = styleVariants({
  none: {},
  open: { stroke: vars.color.textMuted, strokeWidth: 2 },
  taken: { stroke: vars.color.accentGraphic, strokeWidth: 4 },
})

// Drawings never wider than their place, says our reset; the library's lines have a place of no width.
globalStyle(`${canvas} .react-flow__edges svg`, { maxWidth: 'none' })
globalStyle(`${canvas} .react-flow__controls-button`, {
  // What a finger needs.
  width: 44,
  height: 44,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fill: vars.color.text,
})
globalStyle(`${canvas} .react-flow__controls-button svg`, { maxWidth: 16, maxHeight: 16 })
globalStyle(`${canvas} .react-flow__node.selected`, {
  outline: `2px dashed ${vars.color.outline}`,
  outlineOffset: 3,
  borderRadius: vars.radius.md,
})
globalStyle(`${canvas} .react-flow__node:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 3,
  borderRadius: vars.radius.md,
})
