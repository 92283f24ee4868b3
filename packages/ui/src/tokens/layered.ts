import type { StyleRule } from '@vanilla-extract/css'
import { componentsLayer, primitivesLayer, resetLayer, screensLayer } from './layers.css.ts'

const within =
  (layer: string) =>
  (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layer]: rule } })

/**
 * Puts a rule in its layer: `style(inPrimitives({ ... }))`, `styleVariants(map, inPrimitives)`.
 * Primitives use inPrimitives, controls and overlays inComponents, screens inScreens.
 */
export const inReset = within(resetLayer)
export const inPrimitives = within(primitivesLayer)
export const inComponents = within(componentsLayer)
export const inScreens = within(screensLayer)
