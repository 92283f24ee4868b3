import { createVar, fallbackVar } from '@vanilla-extract/css'

/** How much of the window's lower edge a bar takes, as a length on the root; set by who draws the bar. */
export const bottomBarHeight = createVar()

/** The same for who stands above it: nothing where there is no bar. */
export const aboveBottomBar = fallbackVar(bottomBarHeight, '0px')
