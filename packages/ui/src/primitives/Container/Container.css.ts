import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const container = style(inPrimitives({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter }))

export const width = styleVariants({ content: vars.width.content, narrow: '48rem', form: vars.width.form }, (value) =>
  inPrimitives({ maxWidth: `calc(${value} + 2 * ${vars.space.gutter})` }),
)

export const section = style(inPrimitives({ paddingBlock: vars.space.section }))

export const ground = styleVariants({ page: vars.color.page, sunken: vars.color.sunken }, (value) =>
  inPrimitives({ backgroundColor: value }),
)
