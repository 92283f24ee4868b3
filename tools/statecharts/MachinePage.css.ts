import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Never all of the window: beside a picture that moves under the finger there has to be a place to scroll by.
  gridTemplateRows: '60dvh auto',
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateRows: '100dvh',
    },
  },
})

export const chart = style({ minWidth: 0, padding: vars.space.sm })

export const side = style({
  padding: vars.space.lg,
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    '(min-width: 1024px)': { borderBlockStart: 'none', borderInlineStart: `1px solid ${vars.color.hairline}` },
  },
})

export const steps = style({ display: 'grid', gap: vars.space.xs })

export const taken = style({
  display: 'grid',
  gap: '2px',
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
  fontSize: vars.text.small,
  color: vars.color.textMuted,
})

globalStyle(`${taken} [aria-current=step]`, { color: vars.color.text, fontWeight: vars.weight.semibold })

export const ways = style({
  display: 'grid',
  gap: '4px',
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  fontSize: vars.text.small,
})

export const leads = style({ color: vars.color.textMuted })

export const story = style({
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
})
