import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

// Unlayered on purpose: these pages stand inside Storybook's own styles, which no layer could overrule.
const text = {
  fontFamily: vars.font.body,
  fontSize: '1rem',
  lineHeight: vars.leading.body,
  color: vars.color.text,
} as const

export const paragraph = style({ ...text, margin: 0 })

export const list = style({ ...text, margin: 0, paddingInlineStart: '1.25em', listStyle: 'disc' })

export const link = style({ color: vars.color.accentText, textDecoration: 'underline' })

export const plain = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '8px' })

export const table = style({ ...text, width: '100%', borderCollapse: 'collapse', marginBlock: '1rem 2rem' })

export const head = style({
  padding: '8px 12px 8px 0',
  textAlign: 'start',
  fontSize: '0.875rem',
  fontWeight: 620,
  color: vars.color.textMuted,
  borderBottom: `1px solid ${vars.color.outline}`,
})

export const cell = style({
  padding: '10px 12px 10px 0',
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.color.hairline}`,
})

export const keyCap = style({
  display: 'inline-block',
  minWidth: '1.9em',
  padding: '1px 8px',
  fontFamily: vars.font.body,
  fontSize: '0.8125rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderBottomWidth: 2,
  borderRadius: vars.radius.sm,
})

export const figure = style({
  position: 'relative',
  padding: '3rem 2.5rem 2rem',
  marginBlock: '1rem',
  color: vars.color.text,
  backgroundColor: vars.color.page,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.lg,
})

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  fontFamily: vars.font.body,
  fontSize: '0.8125rem',
  fontWeight: 620,
  lineHeight: 1,
  borderRadius: vars.radius.round,
  fontVariantNumeric: 'tabular-nums',
} as const

export const callout = style({
  ...round,
  position: 'absolute',
  transform: 'translate(calc(-100% - 4px), -2px)',
  color: vars.color.onNeutral,
  backgroundColor: vars.color.neutral,
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  pointerEvents: 'none',
})

export const parts = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '10px' })

export const part = style({ ...text, display: 'grid', gridTemplateColumns: '2rem 1fr', alignItems: 'baseline' })

export const number = style({ ...round, color: vars.color.onCopperSoft, backgroundColor: vars.color.copperSoft })

export const peer = style({ ...text, paddingBlock: '1rem', borderBottom: `1px solid ${vars.color.hairline}` })

export const peerName = style({ margin: '0 0 0.5rem', fontSize: '1rem', fontWeight: 620 })

export const sides = style({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
})

export const side = style({
  margin: '0 0 0.25rem',
  fontSize: '0.875rem',
  fontWeight: 520,
  color: vars.color.textMuted,
})

/** The head of what to do, and of what not to do: told apart by sign and words as well. */
export const advice = style({
  ...text,
  padding: '1rem',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.md,
  borderTop: `4px solid ${vars.color.positiveText}`,
})

export const warning = style({ borderTopColor: vars.color.criticalText })

export const adviceTitle = style({ margin: '0 0 0.5rem', fontSize: '1rem', fontWeight: 620 })

export const status = style({
  ...text,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.5rem',
  marginBlockEnd: '1.5rem',
})

const stage = {
  padding: '2px 10px',
  fontSize: '0.8125rem',
  fontWeight: 620,
  borderRadius: vars.radius.round,
} as const

export const stages = styleVariants({
  stable: { ...stage, color: vars.color.positiveText, backgroundColor: vars.color.positiveSoft },
  experimental: { ...stage, color: vars.color.cautionText, backgroundColor: vars.color.cautionSoft },
  deprecated: { ...stage, color: vars.color.criticalText, backgroundColor: vars.color.criticalSoft },
})

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  color: vars.color.text,
})

export const owed = style({ fontSize: '0.8125rem', color: vars.color.copperText })

export const note = style({ fontSize: '0.8125rem', color: vars.color.textMuted })

/** Narrow windows read a table sideways. */
export const scroller = style({ overflowX: 'auto' })
