import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const asked = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.sm, width: '100%' }),
)

export const service = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    backgroundColor: vars.color.neutralSoft,
    color: vars.color.text,
  }),
)

export const words = style(inScreens({ minWidth: 0 }))

export const title = style(
  inScreens({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
  }),
)

export const date = style(inScreens({ fontSize: vars.text.small }))
