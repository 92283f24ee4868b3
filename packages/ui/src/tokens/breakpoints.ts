/** Window widths in px from which a layout changes; `xl` is where the mobile menu gives way to the header (D16). */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const

export type Breakpoint = keyof typeof breakpoints

/** Media conditions for the `@media` key of a style. */
export const from = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
} as const satisfies Record<Breakpoint, string>

/** Hover styles only where a pointer can hover: a tap would leave them stuck. */
export const canHover = '(hover: hover)'

/** Under a finger a target measures 44 px or more (WCAG 2.5.5). */
export const byFinger = '(pointer: coarse)'
