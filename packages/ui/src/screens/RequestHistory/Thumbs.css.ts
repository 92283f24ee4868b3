import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const side = '56px'

/** As wide as an image, so that the words of all rows align. */
export const sign = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    width: side,
    height: side,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.neutralSoft,
    color: vars.color.text,
  }),
)

export const thumbs = style(
  inScreens({
    display: 'grid',
    gap: '2px',
    width: side,
    height: side,
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.sunken,
    selectors: {
      '&:not([data-count="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '&[data-count="3"], &[data-count="4"]': { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
)

export const thumb = style(
  inScreens({
    width: '100%',
    height: '100%',
    minHeight: 0,
    objectFit: 'cover',
    selectors: { '[data-count="3"] > &:first-child': { gridRow: 'span 2' } },
  }),
)
