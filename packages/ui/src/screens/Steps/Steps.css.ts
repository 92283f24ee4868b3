import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space
const SIZE = '64px'

export const steps = style(
  inScreens({
    display: 'grid',
    gap: s.xl,
    width: '100%',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: s.xl } },
  }),
)

export const step = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${SIZE} minmax(0, 1fr)`,
    columnGap: s.lg,
    rowGap: s.xxs,
    alignContent: 'start',
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: s.sm,
        selectors: {
          '&:not(:last-child)::before': {
            insetInlineStart: `calc(${SIZE} + 12px)`,
            insetInlineEnd: `calc(-1 * ${s.xl} + 12px)`,
            top: '32px',
            bottom: 'auto',
            width: 'auto',
            height: '1px',
          },
        },
      },
    },
    selectors: {
      // A hairline connects the numbers.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        backgroundColor: vars.color.hairline,
        insetInlineStart: '32px',
        top: `calc(${SIZE} + 6px)`,
        bottom: `calc(-1 * ${s.xl} + 6px)`,
        width: '1px',
      },
    },
  }),
)

/** Title and text; to the right of the number on a phone, below it in wider windows. */
export const word = style(inScreens({ gridColumn: '2', '@media': { [from.md]: { gridColumn: '1' } } }))

export const number = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: SIZE,
    height: SIZE,
    gridRow: '1 / span 2',
    '@media': { [from.md]: { gridRow: 'auto' } },
    fontFamily: vars.font.heading,
    fontSize: '1.625rem',
    fontWeight: 680,
    lineHeight: 1,
    color: vars.color.copperText,
  }),
)

export const rim = style(inScreens({ position: 'absolute', inset: 0, fill: 'none', stroke: vars.color.copper }))
