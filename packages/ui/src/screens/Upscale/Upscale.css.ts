import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { cut } from '../../controls/CompareSlider/CompareSlider.css.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const form = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))
export const change = style(inScreens({ whiteSpace: 'nowrap' }))

export const result = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))
export const image = style(inScreens({ justifySelf: 'center', width: '100%' }))

/** Without the original, the image fills the width and keeps its proportions. */
export const alone = style(inScreens({ width: '100%', height: 'auto', borderRadius: vars.radius.lg }))

/** The zoom factor, and the height of the view as a percentage. */
export const closer = createVar()
export const height = createVar()

export const lens = style(inScreens({}))

// Both images grow around the point under the dividing line, so moving the line also moves the view, and the slider's
// keys reach the whole width. Uses size and position, because a transform ignores the writing direction and may shift
// an image by a fraction of a pixel.
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
