import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const WIDTH = 1280
const HEIGHT = 840

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
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: `${WIDTH} / ${HEIGHT}`,
    containerType: 'inline-size',
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.page,
  }),
)

/** A whole window, drawn as small as its frame. */
export const window = style(
  inScreens({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: WIDTH,
    height: HEIGHT,
    border: 0,
    transformOrigin: '0 0',
    scale: `calc(100cqw / ${WIDTH}px)`,
    pointerEvents: 'none',
    selectors: { ':is([dir="rtl"]) &': { transformOrigin: '100% 0' } },
  }),
)

export const link = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xs,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    ':hover': { color: vars.color.accentText },
  }),
)
