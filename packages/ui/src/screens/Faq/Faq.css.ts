import { style } from '@vanilla-extract/css'
import { canHover, coarsePointer, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const layout = style(
  inScreens({
    display: 'grid',
    gap: s.xl,
    '@media': { [from.lg]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: s.xxxl } },
  }),
)

export const nav = style(
  inScreens({ '@media': { [from.lg]: { position: 'sticky', top: '6.5rem', alignSelf: 'start' } } }),
)

export const navList = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    gap: s.xs,
    '@media': { [from.lg]: { flexDirection: 'column', gap: 0, borderInlineStart: `1px solid ${vars.color.hairline}` } },
  }),
)

export const navLink = style(
  inScreens({
    display: 'block',
    padding: `${s.xs} ${s.md}`,
    borderRadius: vars.radius.round,
    border: `1px solid ${vars.color.hairline}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.5,
    '@media': {
      [from.lg]: { border: 0, borderRadius: vars.radius.sm },
      [canHover]: { selectors: { '&:hover': { color: vars.color.text } } },
      [coarsePointer]: { paddingBlock: s.sm },
    },
  }),
)

/** Keeps the heading of a link's target below the sticky header. */
export const group = style(inScreens({ display: 'grid', gap: s.md, scrollMarginTop: '6.5rem' }))
