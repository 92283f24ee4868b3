import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'
import { inScreens } from '../../packages/ui/src/tokens/layered.ts'

export const section = style(inScreens({ display: 'grid', gap: vars.space.lg, paddingBlockStart: vars.space.xxxl }))

export const thumbnails = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  }),
)

export const frame = style(
  inScreens({
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.sunken,
  }),
)

/** A screen fills its frame from the top; of an overlay all is seen. */
export const picture = styleVariants({
  Screens: inScreens({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' }),
  Overlays: inScreens({
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    padding: vars.space.md,
  }),
})

export const link = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xs,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    ':hover': { color: vars.color.accentText },
  }),
)
