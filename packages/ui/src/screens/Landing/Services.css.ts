import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

/** The first service is large; the other two are next to it. */
export const layout = style(
  inScreens({
    display: 'grid',
    gap: `${s.xxl} ${s.xl}`,
    '@media': {
      [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gridTemplateRows: 'auto auto',
        columnGap: s.xxl,
      },
    },
  }),
)

export const card = style(
  inScreens({ position: 'relative', display: 'grid', gap: s.md, alignContent: 'start', minWidth: 0 }),
)

export const leadCard = style(
  inScreens({
    '@media': {
      [from.md]: { gridColumn: '1 / -1' },
      [from.lg]: { gridColumn: '1', gridRow: '1 / span 2', gridTemplateRows: '1fr auto' },
    },
  }),
)

export const frame = style(
  inScreens({
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    aspectRatio: '16 / 10',
    backgroundColor: vars.color.sunken,
  }),
)
export const leadFrame = style(
  inScreens({
    aspectRatio: '10 / 9',
    backgroundColor: 'transparent',
    '@media': { [from.lg]: { aspectRatio: 'auto', height: '100%', minHeight: '24rem' } },
  }),
)

export const image = style(
  inScreens({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `transform ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { [canHover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } } } },
  }),
)

export const words = style(inScreens({ display: 'grid', gap: s.xs }))
export const titleRow = style(
  inScreens({
    display: 'grid',
    gap: '2px',
    '@media': {
      [from.xl]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: s.md },
    },
  }),
)

/** The link covers the whole card; its name is still the title. */
export const cover = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    gap: s.xs,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
    },
  }),
)
export const arrow = style(
  inScreens({
    color: vars.color.accentText,
    transition: `transform ${vars.duration.base} ${vars.easing.out}`,
    '@media': { [canHover]: { selectors: { [`${card}:hover &`]: { transform: 'translateX(4px)' } } } },
  }),
)
export const price = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    gap: '0.28em',
    fontSize: vars.text.small,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  }),
)
