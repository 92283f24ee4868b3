import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const frame = style(
  inScreens({
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
)

export const column = style(
  inScreens({
    display: 'grid',
    // The column never grows wider than the window, so that a long address breaks.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.xl,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.lg,
  }),
)

export const home = style(inScreens({ justifySelf: 'start', borderRadius: vars.radius.sm }))

export const main = style(
  inScreens({
    width: '100%',
    maxWidth: vars.width.form,
    marginInline: 'auto',
    paddingBottom: vars.space.xxl,
    outline: 'none',
    '@media': { [from.md]: { alignSelf: 'center' } },
  }),
)

export const panel = style(
  inScreens({
    display: 'none',
    position: 'sticky',
    top: vars.space.md,
    overflow: 'hidden',
    height: `calc(100dvh - 2 * ${vars.space.md})`,
    minHeight: '34rem',
    margin: vars.space.md,
    marginInlineStart: 0,
    borderRadius: vars.radius.xl,
    backgroundColor: vars.color.raised,
    '@media': { [from.lg]: { display: 'flex', alignItems: 'flex-end' } },
  }),
)

export const image = style(
  inScreens({
    position: 'absolute',
    width: 'min(104%, 92vh)',
    maxWidth: 'none',
    top: '-9%',
    insetInlineEnd: '-19%',
    overflow: 'visible',
    maskImage: 'linear-gradient(to bottom, black 42%, transparent 84%)',
  }),
)

export const words = style(
  inScreens({ position: 'relative', display: 'grid', gap: vars.space.lg, padding: 'clamp(2rem, 4vw, 4rem)' }),
)

export const statement = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.xl,
    fontWeight: 680,
    lineHeight: 1.06,
    letterSpacing: '-0.03em',
    // Narrow enough for one clause on each line.
    maxWidth: '5.4em',
  }),
)

export const facts = style(
  inScreens({ display: 'grid', gap: vars.space.sm, color: vars.color.textMuted, textWrap: 'balance' }),
)
export const fact = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.sm, alignItems: 'center' }),
)
