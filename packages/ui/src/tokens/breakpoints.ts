/** Window widths in px at which a layout changes; at `xl` the header replaces the mobile menu (D16). */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const

export type Breakpoint = keyof typeof breakpoints

/** Media conditions for the `@media` key of a style. */
export const from = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
} as const satisfies Record<Breakpoint, string>

/** Hover styles only where a pointer can hover, because they would remain after a tap. */
export const canHover = '(hover: hover)'

/** Touch targets measure 44 px or more (WCAG 2.5.5). */
export const coarsePointer = '(pointer: coarse)'

/** Hides controls that do nothing without JavaScript. */
export const withoutScripts = '(scripting: none)'
