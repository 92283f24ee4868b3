import { style } from '@vanilla-extract/css'
import { coarsePointer } from '../../../tokens/breakpoints.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

export const row = style(inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }))
/** Four touch targets are wider than half a phone. */
export const compact = style(inScreens({ gap: vars.space.xxs, justifyContent: 'flex-end' }))

/** A link that looks like an IconButton, which is only a button. */
export const iconLink = style(
  inScreens({
    width: '36px',
    paddingInline: 0,
    flex: 'none',
    '@media': { [coarsePointer]: { width: '44px' } },
  }),
)
