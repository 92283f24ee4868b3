import type { MouseEvent } from 'react'

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>

/**
 * Props of a link to a page that the program shows as a dialog. A plain click opens the dialog; other clicks, for
 * example for a new tab, and clicks without JavaScript follow the link. A rendered page holds the click of a link with
 * `data-held` until the program runs.
 */
export const opensDialog = (open: () => void) => ({
  'data-held': true,
  onClick(event: Click) {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  },
})
