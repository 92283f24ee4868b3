import { createGlobalThemeContract } from '@vanilla-extract/css'
import { themeTokens } from './theme.ts'

/** References to the tokens: `vars.color.accent` is `var(--mt-color-accent)`. */
export const vars = createGlobalThemeContract(themeTokens, (_value, path) => `mt-${path.join('-')}`)
