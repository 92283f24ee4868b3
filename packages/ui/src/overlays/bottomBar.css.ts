import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Height of a bar at the bottom of the window, a length on the root; set by the bar. */
export const bottomBarHeight = createVar()

/** The same for the foot of an overlay: a sheet, the mobile menu. */
export const overlayFootHeight = createVar()

/** The offset above the bar; 0 without a bar. */
export const aboveBottomBar = fallbackVar(bottomBarHeight, '0px')

/** For elements above everything else. */
export const aboveAll = `max(${aboveBottomBar}, ${fallbackVar(overlayFootHeight, '0px')})`
