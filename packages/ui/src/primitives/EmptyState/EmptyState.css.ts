import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const empty = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.sm,
    textAlign: 'center',
    paddingBlock: vars.space.xxxl,
    paddingInline: vars.space.lg,
    overflowWrap: 'anywhere',
    border: `1px dashed ${vars.color.hairline}`,
    borderRadius: vars.radius.lg,
  }),
)

// A centred child is as wide as its longest word; a maximum width lets that word break.
globalStyle(`${empty} > *`, inPrimitives({ maxWidth: '100%' }))

export const image = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    marginBottom: vars.space.xs,
    borderRadius: '50%',
    color: vars.color.accentText,
    backgroundColor: vars.color.accentSoft,
  }),
)

export const action = style(inPrimitives({ marginTop: vars.space.sm }))
