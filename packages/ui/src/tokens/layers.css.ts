import { globalLayer } from '@vanilla-extract/css'

/** Order of precedence, lowest first. Declared once, before any rule, so no component needs specificity. */
export const resetLayer = globalLayer('reset')
export const tokensLayer = globalLayer('tokens')
export const primitivesLayer = globalLayer('primitives')
export const componentsLayer = globalLayer('components')
export const screensLayer = globalLayer('screens')
