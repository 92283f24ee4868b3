export { type Breakpoint, breakpoints, canHover, coarsePointer, from } from './breakpoints.ts'
export { vars } from './contract.css.ts'
export { inComponents, inPrimitives, inScreens } from './layered.ts'
export type { ThemeTokens } from './tokenType.ts'
