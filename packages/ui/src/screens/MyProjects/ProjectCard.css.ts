import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const title = style(
  inScreens({
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.35,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
)

export const facts = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6px',
    fontSize: vars.text.caption,
    color: c.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

/** On phones only the icon is visible; the word remains for assistive technology. */
export const serviceWord = style(
  inScreens({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      [from.md]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
    },
  }),
)
