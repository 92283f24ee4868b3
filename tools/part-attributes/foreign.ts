/** What Radix and Sonner keep for themselves: it may be gone with their next version. */
const ofLibraries = /^data-(radix|sonner|aria-hidden|focus-guard|scroll-locked|react-aria)/

/** Frames of libraries around what is ours. */
const framesOfLibraries =
  '[data-sonner-toaster], [data-sonner-toast], [data-sonner-toast] :is([data-content], [data-title]), [data-radix-popper-content-wrapper]'

/** What stories set to see that something was done. */
const ofStories = /^data-(router|sent)$/

/** Whether an attribute is nobody's to build upon. */
export const isForeign = (element: Element, attribute: string): boolean =>
  ofLibraries.test(attribute) || ofStories.test(attribute) || element.matches(framesOfLibraries)
