import { createVar, fallbackVar } from '@vanilla-extract/css'

/** How much of the window's lower edge a bar takes, as a length on the root; set by who draws the bar. */
export const bottomBarHeight = createVar()

/** The same for the foot of what lies over the page: a sheet, the mobile menu. */
export const overlayFootHeight = createVar()

/** The offset above the bar; 0 without a bar. */
export const aboveBottomBar = fallbackVar(bottomBarHeight, '0px')

/** For who lies over everything. */
export const aboveAll = `max(${aboveBottomBar}, ${fallbackVar(overlayFootHeight, '0px')})`
