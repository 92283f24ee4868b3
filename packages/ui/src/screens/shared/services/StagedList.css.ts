import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

export const list = style(inScreens({ display: 'grid' }))

export const row = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    paddingBlock: vars.space.xs,
    borderBottom: `1px solid ${vars.color.hairline}`,
    selectors: { '&:first-child': { borderTop: `1px solid ${vars.color.hairline}` } },
  }),
)

export const thumb = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '52px',
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
    backgroundColor: vars.color.sunken,
    color: vars.color.textMuted,
  }),
)

export const image = style(inScreens({ width: '100%', height: '100%', objectFit: 'cover' }))
export const below = style(inScreens({ gridColumn: '1 / -1', minWidth: 0 }))
export const words = style(inScreens({ display: 'grid', minWidth: 0, gap: '2px' }))

export const facts = style(
  inScreens({
    fontSize: vars.text.caption,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

export const problem = style(inScreens({ color: vars.color.criticalText, fontWeight: vars.weight.medium }))
