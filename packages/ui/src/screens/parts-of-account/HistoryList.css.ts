import { style, styleVariants } from '@vanilla-extract/css'
import { breakpoints, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color
const hairline = `1px solid ${c.hairline}`
const below = { lg: `(max-width: ${breakpoints.lg - 0.02}px)` } as const

/** A table from `lg` on; below, blocks. Browsers keep a table's semantics whatever its display is. */
export const table = style(
  inScreens({ display: 'block', width: '100%', '@media': { [from.lg]: { display: 'table' } } }),
)

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const caption = style(inScreens(hidden))

export const head = style(
  inScreens({
    ...hidden,
    '@media': {
      [from.lg]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
        display: 'table-header-group',
      },
    },
  }),
)

export const headCell = style(
  inScreens({
    padding: `0 ${vars.space.md} ${vars.space.sm} 0`,
    borderBottom: hairline,
    textAlign: 'start',
    color: c.textMuted,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '&:last-child': { paddingRight: 0 } },
  }),
)

export const row = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.sm} ${vars.space.md}`,
    paddingBlock: vars.space.lg,
    borderBottom: hairline,
    selectors: { '&:first-child': { borderTop: hairline } },
    '@media': {
      [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [from.lg]: {
        display: 'table-row',
        paddingBlock: 0,
        selectors: { '&:first-child': { borderTop: 0 } },
      },
    },
  }),
)

export const cell = style(
  inScreens({
    display: 'block',
    minWidth: 0,
    selectors: {
      '&::before': {
        content: 'attr(data-label) / ""',
        display: 'block',
        color: c.textMuted,
        fontSize: vars.text.caption,
        marginBottom: '2px',
      },
    },
    '@media': {
      [from.lg]: {
        display: 'table-cell',
        verticalAlign: 'top',
        padding: `${vars.space.md} ${vars.space.md} ${vars.space.md} 0`,
        selectors: { '&::before': { display: 'none' }, '&:last-child': { paddingRight: 0 } },
      },
    },
  }),
)

const noLabel = { '&::before': { display: 'none' } } as const

export const kind = styleVariants({
  plain: {},
  number: inScreens({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
  wide: inScreens({ gridColumn: '1 / -1' }),
  lead: inScreens({
    gridColumn: '1 / -1',
    order: -1,
    selectors: noLabel,
    '@media': { [from.lg]: { width: '34%' } },
  }),
  title: inScreens({ gridColumn: '1 / -2', order: -1, fontWeight: vars.weight.semibold, selectors: noLabel }),
  state: inScreens({ gridColumn: '-2 / -1', order: -1, justifySelf: 'end', selectors: noLabel }),
  action: inScreens({
    alignSelf: 'end',
    whiteSpace: 'nowrap',
    selectors: noLabel,
    '@media': { [below.lg]: { selectors: { '&:has(> :empty)': { display: 'none' } } } },
  }),
})

export const value = style(inScreens({ display: 'grid', gap: '2px', justifyItems: 'start', minWidth: 0 }))

export const bones = style(inScreens({ borderTop: hairline }))
export const bone = style(
  inScreens({ display: 'grid', gap: vars.space.sm, paddingBlock: vars.space.lg, borderBottom: hairline }),
)

export const more = style(
  inScreens({ display: 'grid', justifyItems: 'center', gap: vars.space.sm, paddingTop: vars.space.xl }),
)
