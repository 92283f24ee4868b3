import { style } from '@vanilla-extract/css'
import { coarsePointer, withoutScripts } from '../../tokens/breakpoints.ts'
import { inComponents } from '../../tokens/layered.ts'

/** 36 px visually, 44 px for touch. */
export const eye = style(
  inComponents({
    '@media': { [coarsePointer]: { minWidth: '44px', minHeight: '44px' }, [withoutScripts]: { display: 'none' } },
  }),
)
