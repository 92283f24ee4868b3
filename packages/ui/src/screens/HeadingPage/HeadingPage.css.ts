import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(
  inScreens({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    minHeight: '34rem',
    overflow: 'hidden',
    paddingBlock: vars.space.section,
    selectors: {
      // Draws a coin's rim in CSS, so that the heading remains the only content.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        top: '50%',
        left: '50%',
        transform: 'translate(-50%, -50%)',
        width: 'min(92%, 28rem)',
        aspectRatio: '1',
        borderRadius: '50%',
        border: `1px solid ${vars.color.hairline}`,
        boxShadow: `inset 0 0 0 10px ${vars.color.page}, inset 0 0 0 11px ${vars.color.hairline}`,
      },
    },
  }),
)

/** Two short lines fit inside the rim. */
export const title = style(inScreens({ maxWidth: 'min(70%, 24rem)' }))
