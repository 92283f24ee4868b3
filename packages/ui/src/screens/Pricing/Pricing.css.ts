import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const head = style(
  inScreens({
    display: 'grid',
    gap: s.xl,
    alignItems: 'center',
    paddingBlock: `clamp(2rem, 5vw, 4rem) ${s.xxl}`,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: s.xxxl } },
  }),
)

/** A grid item: without a box of its own, each of its sources would be one. */
export const image = style(inScreens({ display: 'block' }))

export const coins = style(
  inScreens({
    width: '100%',
    height: 'auto',
    // Low on a phone, so that the packs are near the top.
    aspectRatio: '5 / 2',
    objectFit: 'cover',
    borderRadius: vars.radius.xl,
    '@media': { [from.md]: { aspectRatio: '4 / 3' } },
  }),
)

export const offers = style(inScreens({ paddingBottom: vars.space.section }))

export const pair = style(
  inScreens({
    display: 'grid',
    gap: s.xl,
    alignItems: 'start',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: s.xxxl } },
  }),
)

export const table = style(inScreens({ width: '100%', textAlign: 'start', lineHeight: 1.5 }))

/** On a phone each row has three lines, and the column headings are for screen readers only. */
export const tableHead = style(
  inScreens({
    fontSize: vars.text.caption,
    color: vars.color.textMuted,
    textAlign: 'start',
    '@media': {
      [`not ${from.md}`]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

export const column = style(inScreens({ textAlign: 'start', fontWeight: vars.weight.medium, paddingBottom: s.xs }))

export const columnOfCost = style(inScreens({ textAlign: 'end' }))

export const row = style(
  inScreens({
    borderTop: `1px solid ${vars.color.hairline}`,
    '@media': {
      [`not ${from.md}`]: { display: 'grid', gridTemplateColumns: '1fr auto', gap: `0 ${s.md}`, paddingBlock: s.md },
    },
  }),
)

const cell = { verticalAlign: 'top', '@media': { [from.md]: { paddingBlock: s.md } } } as const

export const what = style(
  inScreens({
    ...cell,
    textAlign: 'start',
    fontWeight: vars.weight.semibold,
    '@media': { [from.md]: { paddingBlock: s.md, paddingInlineEnd: s.lg, whiteSpace: 'nowrap' } },
  }),
)
export const get = style(
  inScreens({
    ...cell,
    color: vars.color.textMuted,
    '@media': {
      [from.md]: { paddingBlock: s.md, paddingInlineEnd: s.lg },
      [`not ${from.md}`]: { order: 3, gridColumn: '1 / -1' },
    },
  }),
)
export const cost = style(
  inScreens({
    ...cell,
    textAlign: 'end',
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
  }),
)

/** The money equivalent of a cost. */
export const about = style(
  inScreens({ fontSize: vars.text.small, fontWeight: vars.weight.regular, color: vars.color.textMuted }),
)
