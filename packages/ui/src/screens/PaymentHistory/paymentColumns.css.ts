import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { inScreens } from '../../tokens/layered.ts'

export const date = style(inScreens({ whiteSpace: 'nowrap' }))

export const money = style(inScreens({ whiteSpace: 'nowrap' }))

/** Whole on a card; in a narrow table only its beginning is seen, yet all of it can be selected and copied. */
export const order = style(
  inScreens({
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': {
      [from.lg]: {
        display: 'block',
        maxWidth: '9.5ch',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    // Of the table's own place, where everything else leaves enough for the whole.
    '@container': { '(min-width: 72rem)': { maxWidth: 'none' } },
  }),
)
