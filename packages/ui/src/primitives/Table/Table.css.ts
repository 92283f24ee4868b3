import { type CSSProperties, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color
const hairline = `1px solid ${c.hairline}`

/** A container query in rem: it folds in a narrow column, and earlier with enlarged text. */
const folded = '(max-width: 51.98rem)'
const roomy = '(min-width: 38rem) and (max-width: 51.98rem)'
const unfolded = '(min-width: 52rem)'
const tiny = '(max-width: 13rem)'

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const region = style(inPrimitives({ position: 'relative', minWidth: 0, borderRadius: vars.radius.sm }))

/** Scrolls sideways inside itself; the padding keeps focus rings from being cut off. */
export const scrolling = style(inPrimitives({ overflowX: 'auto', overscrollBehaviorX: 'contain', padding: '4px' }))

export const folding = style(inPrimitives({ containerType: 'inline-size' }))

export const table = style(inPrimitives({ width: '100%' }))

export const caption = style(
  inPrimitives({
    paddingBottom: vars.space.md,
    textAlign: 'start',
    fontFamily: vars.font.heading,
    fontSize: vars.title.xs,
    fontWeight: vars.weight.semibold,
    color: c.text,
  }),
)
export const captionHidden = style(inPrimitives(hidden))

/** Styles of a row as a card in a narrow container. */
const onCard = (rule: CSSProperties) =>
  inPrimitives({ '@container': { [folded]: { selectors: { [`${folding} &`]: rule } } } })

export const foldTable = style(onCard({ display: 'block' }))
export const foldCaption = style(onCard({ display: 'block' }))
export const foldBody = style(onCard({ display: 'block' }))
export const head = style(onCard(hidden))

export const headCell = style(
  inPrimitives({
    padding: vars.space.sm,
    paddingBlockStart: 0,
    borderBottom: hairline,
    textAlign: 'start',
    verticalAlign: 'bottom',
    color: c.textMuted,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  }),
)

export const row = style(
  inPrimitives({
    '@container': {
      [folded]: {
        selectors: {
          [`${folding} &`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: `${vars.space.sm} ${vars.space.md}`,
            paddingBlock: vars.space.lg,
            borderBottom: hairline,
          },
          [`${folding} &:first-child`]: { borderTop: hairline },
        },
      },
      [roomy]: { selectors: { [`${folding} &`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
      [tiny]: { selectors: { [`${folding} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  }),
)

/** Fills the height of rows that are not rendered. */
export const gap = style(onCard({ display: 'block' }))
export const gapCell = style([inPrimitives({ padding: 0 }), onCard({ display: 'block' })])

export const cell = style(
  inPrimitives({
    minWidth: 0,
    padding: `${vars.space.md} ${vars.space.sm}`,
    borderBottom: hairline,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
    '@container': {
      [folded]: {
        selectors: {
          [`${folding} &`]: { display: 'block', padding: 0, borderBottom: 0, overflowWrap: 'anywhere' },
          [`${folding} &::before`]: {
            // Screen readers get the column's name from the table's head, so the label has no alternative text.
            content: 'attr(data-label) / ""',
            display: 'block',
            marginBottom: '2px',
            color: c.textMuted,
            fontSize: vars.text.caption,
            fontWeight: vars.weight.regular,
            overflowWrap: 'anywhere',
          },
        },
      },
    },
  }),
)

const noLabel = { display: 'none' } as const

const cardPlace = (rule: CSSProperties) => ({
  [folded]: { selectors: { [`${folding} &`]: rule } },
})

const unlabelled = (rule: CSSProperties) => ({
  [folded]: { selectors: { [`${folding} &`]: rule, [`${folding} &::before`]: noLabel } },
  // In a single column, everything has the whole line.
  [tiny]: { selectors: { [`${folding} &`]: { gridColumn: '1 / -1', justifySelf: 'start' } } },
})

export const place = styleVariants({
  plain: {},
  wide: inPrimitives({ '@container': cardPlace({ gridColumn: '1 / -1' }) }),
  lead: inPrimitives({ width: '34%', '@container': unlabelled({ gridColumn: '1 / -1', order: -1, width: 'auto' }) }),
  title: inPrimitives({
    '@container': unlabelled({ gridColumn: '1 / -2', order: -1, fontWeight: vars.weight.semibold }),
  }),
  state: inPrimitives({ '@container': unlabelled({ gridColumn: '-2 / -1', order: -1, justifySelf: 'end' }) }),
  action: inPrimitives({
    '@container': {
      [folded]: {
        selectors: {
          [`${folding} &`]: { gridColumnEnd: '-1', alignSelf: 'end', justifySelf: 'end' },
          [`${folding} &::before`]: noLabel,
          [`${folding} &:has(> :empty)`]: { display: 'none' },
        },
      },
    },
  }),
})

/** Aligns figures of a column at their end; a card has no column. */
export const numeric = style(
  inPrimitives({
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    '@container': cardPlace({ textAlign: 'start' }),
  }),
)

/** Adds space before text that follows a column of figures. */
globalStyle(
  `${numeric} + :not(${numeric}, :last-child)`,
  inPrimitives({ '@container': { [unfolded]: { paddingInlineStart: vars.space.xl } } }),
)

export const value = style(inPrimitives({ display: 'grid', gap: '2px', justifyItems: 'start', minWidth: 0 }))
export const valueNumeric = style(
  inPrimitives({ justifyItems: 'end', whiteSpace: 'nowrap', '@container': cardPlace({ justifyItems: 'start' }) }),
)

/** Aligned with the end of the table. */
export const valueAction = style(inPrimitives({ justifyItems: 'end' }))

export const skeleton = style(inPrimitives({ borderTop: hairline }))
export const skeletonRow = style(
  inPrimitives({ display: 'grid', gap: vars.space.sm, paddingBlock: vars.space.lg, borderBottom: hairline }),
)
