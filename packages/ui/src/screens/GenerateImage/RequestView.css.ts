import { createVar, style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'
import { usedHeight } from '../shared/services/ServiceLayout.css.ts'

export const request = style(inScreens({ alignContent: 'start', '@media': { [from.lg]: { minHeight: '0' } } }))

export const head = style(
  inScreens({
    display: 'grid',
    gap: vars.space.sm,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)

export const words = style(inScreens({ display: 'grid', gap: vars.space.xxs, minWidth: 0 }))

/** Shows two lines of the prompt; the form shows all of it when it is used again. */
export const prompt = style(
  inScreens({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
)

export const meta = style(
  inScreens({
    fontSize: vars.text.small,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
)

/** Contains the person's own words, which may have no place to break. */
export const reading = style(inScreens({ overflowWrap: 'anywhere' }))

/** Keeps a fact on one line where there is room. */
export const fact = style(inScreens({ display: 'inline-block', maxWidth: '100%' }))

export const actions = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'start', alignContent: 'start' }),
)

/** Width divided by height of the images, and their layout in a narrow and in a wide pane. */
export const ratio = createVar()
export const columns = createVar()
export const rows = createVar()
export const wideColumns = createVar()
export const wideRows = createVar()

const gap = vars.space.md

/** Height of the prompt and the facts above the images, in two lines each. */
const wordsHeight = '7.5rem'

/** The largest width at which all rows, with the texts under each image, fit the window's height. */
const widest = (rowsHere: string, under: string) =>
  `max(8rem, ((max(20rem, 100dvh - ${usedHeight} - ${wordsHeight}) - (${rowsHere} - 1) * ${gap}) / ${rowsHere} - ${under}) * ${ratio})`

const laidOut = (columnsHere: string, rowsHere: string, under: string) =>
  `repeat(${columnsHere}, minmax(0, calc(${widest(rowsHere, under)})))`

export const tiles = style(
  inScreens({
    display: 'grid',
    gap,
    justifyContent: 'center',
    gridTemplateColumns: laidOut(columns, rows, '5.25rem'),
    '@media': {
      '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from.md]: {
        gridTemplateColumns: laidOut(wideColumns, wideRows, '3rem'),
        // A request without images is as low as its message.
        selectors: {
          '&[data-nothing=true]': { gridTemplateColumns: 'repeat(4, minmax(0, 11rem))', justifyContent: 'start' },
        },
      },
    },
  }),
)

export const foot = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    paddingTop: vars.space.md,
    borderTop: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.small,
  }),
)
