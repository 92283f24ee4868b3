import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** The focused element when a dialog opened, with its ancestors in case it is removed before the dialog closes. */
interface Opener {
  path: readonly Element[]
  /** If that was inside another dialog: the opener of that dialog. */
  before: Opener | undefined
}

/** By dialog, so that a dialog after another finds the opener before it. */
const openers = new WeakMap<Element, Opener>()

/** On a menu's list: the id of its button, because the list is removed before the dialog. */
export const OPENED_BY = 'data-opened-by'

const tabbable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

function withAncestors(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...withAncestors(element.parentElement)] : []
}

function openerOf(element: Element | null): Opener {
  const id = element?.closest(`[${OPENED_BY}]`)?.getAttribute(OPENED_BY)
  const start = id ? document.getElementById(id) : element
  const dialog = start?.closest('[role="dialog"], [role="alertdialog"]')
  return { path: withAncestors(start), before: dialog ? openers.get(dialog) : undefined }
}

const isThere = (element: Element) =>
  element.isConnected && element.getClientRects().length > 0 && !element.closest('[data-state="closed"][role]')

/** The opener, else the first focusable element near its former place, else the main element. */
function placeFor({ path, before }: Opener): HTMLElement | undefined {
  const [opener] = path
  for (const element of path) {
    if (!isThere(element) || !(element instanceof HTMLElement)) continue
    // An element around the whole page starts with the skip link, which would cover the header when focused.
    const main = element.tagName === 'MAIN' ? element : element.querySelector('main')
    if (main) {
      main.tabIndex = -1
      return main
    }
    if (element === opener && element.matches(`${tabbable}, [tabindex]`)) return element
    const beside = [...element.querySelectorAll<HTMLElement>(tabbable)].find(isThere)
    if (beside) return beside
  }
  return before && placeFor(before)
}

/**
 * Moves the focus into a dialog and back. Radix restores it only to its own trigger, but our dialogs also open from
 * closing menus, removed cards and other dialogs. Spread on the dialog's content.
 */
export function useFocusReturn(open: boolean, initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Opener>(undefined)

  // Before the content mounts: a form inside may focus a field in error earlier than Radix does.
  useLayoutEffect(() => {
    if (open) opener.current = openerOf(document.activeElement)
  }, [open])

  const ref = useCallback((dialog: HTMLElement | null) => {
    if (dialog && opener.current) openers.set(dialog, opener.current)
  }, [])

  return {
    ref,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      const dialog = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined
      const target = initialFocus?.current ?? dialog
      target?.focus({ preventScroll: true })
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { currentTarget: dialog } = event
      const { activeElement: now } = document
      // The caller may have moved the focus already or opened another dialog.
      const taken = now && now !== document.body && !(dialog instanceof Element && dialog.contains(now))
      if (!taken && opener.current) placeFor(opener.current)?.focus()
    },
  }
}
