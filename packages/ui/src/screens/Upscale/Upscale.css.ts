import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { cut } from '../../controls/CompareSlider/CompareSlider.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const form = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))
export const change = style(inScreens({ whiteSpace: 'nowrap' }))

export const result = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))
export const picture = style(inScreens({ justifySelf: 'center', width: '100%' }))

/** Alone, where the original is gone: as wide as its place, in its own proportions. */
export const alone = style(inScreens({ width: '100%', height: 'auto', borderRadius: vars.radius.lg }))

/** How much closer, and the height of the view as a percentage. */
export const closer = createVar()
export const height = createVar()

export const lens = style(inScreens({}))

// Both pictures grow about the point under the dividing line, so the line stays on what it divides, and moving it
// moves the view: the whole width can be seen from close by, with the slider's own keys. By size and place and not by
// a transform, which knows no direction of writing and now and then leaves a picture a fraction of a pixel off.
globalStyle(
  `${lens} img`,
  inScreens({
    inset: 'auto',
    insetBlockStart: `calc((1 - ${closer}) * ${height})`,
    insetInlineStart: `calc((1 - ${closer}) * ${cut})`,
    width: `calc(${closer} * 100%)`,
    height: `calc(${closer} * 100%)`,
    maxWidth: 'none',
  }),
)

export const tools = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.md,
  }),
)

export const zoom = style(inScreens({ flex: '1 1 16rem', maxWidth: '20rem' }))
globalStyle(`${zoom} [role=radio]`, inScreens({ paddingInline: vars.space.xs, whiteSpace: 'nowrap' }))

export const heightField = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xs,
    flex: '1 1 12rem',
    maxWidth: '20rem',
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
  }),
)

export const range = style(inScreens({ width: '100%', height: '40px', accentColor: vars.color.accent }))
export const foot = style(inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }))
