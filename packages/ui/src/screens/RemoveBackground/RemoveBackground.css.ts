import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const form = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))

export const mark = style(inScreens({ display: 'grid', gap: vars.space.sm, minWidth: 0, paddingTop: vars.space.xxs }))

/** Aligned with the words of the row, after the small image. */
export const markButton = style(
  inScreens({
    justifySelf: 'start',
    maxWidth: '100%',
    marginInlineStart: 'calc(52px - 2px)',
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
  }),
)

export const result = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))
export const view = style(inScreens({ maxWidth: '20rem' }))

/** The colour behind the cut-out; without one the checkerboard shows. */
export const backdrop = createVar()

export const ground = style(
  inScreens({
    justifySelf: 'center',
    width: '100%',
    borderRadius: vars.radius.lg,
    selectors: { '&[data-coloured=true]': { backgroundColor: backdrop, backgroundImage: 'none' } },
  }),
)

export const image = style(inScreens({ width: '100%', height: '100%', objectFit: 'contain' }))

export const swatch = style(
  inScreens({
    width: '20px',
    height: '20px',
    marginInlineStart: '-4px',
    borderRadius: '50%',
    flex: 'none',
    boxShadow: `inset 0 0 0 1px ${vars.color.outline}`,
    backgroundColor: backdrop,
  }),
)

export const clear = style(inScreens({ borderRadius: '50%', backgroundSize: '10px 10px' }))

export const own = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
  }),
)

export const picker = style(
  inScreens({
    width: '64px',
    height: '44px',
    padding: '4px',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.outline}`,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
  }),
)

export const foot = style(inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }))

/** Makes the slider transparent, so that the backdrop colour shows. */
export const onColour = style(inScreens({ backgroundColor: 'transparent' }))
