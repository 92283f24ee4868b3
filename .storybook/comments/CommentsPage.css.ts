import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

const c = vars.color

/** A name of a file is one long word, and is broken rather than widening its column. */
const narrow = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' } as const

/** As long as a line is read well. */
export const column = style({ ...narrow, gap: vars.space.lg, maxWidth: '48rem' })

export const choice = style({ maxWidth: '20rem' })

export const list = style({ ...narrow, gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' })

export const comment = style({
  ...narrow,
  gap: vars.space.xs,
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  border: `1px solid ${c.hairline}`,
  backgroundColor: c.surface,
})

/** Somebody's words, with the lines that they were written in. */
export const said = style({ whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' })

export const reply = style({
  display: 'grid',
  paddingInlineStart: vars.space.md,
  borderInlineStart: `2px solid ${c.hairline}`,
})

export const link = style({ color: c.accentText, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' })
