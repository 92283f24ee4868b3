import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(inScreens({ paddingBlock: `clamp(2.5rem, 6vw, 5rem) ${vars.space.section}` }))
