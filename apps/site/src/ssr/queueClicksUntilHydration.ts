import '../app/hydration.ts'

/**
 * Queues clicks in a rendered page until hydration (src/app/hydration.ts), except on what works without the program
 * (`data-native`). Sent as its own source, so it can use nothing from outside.
 */
export function queueClicksUntilHydration(): void {
  const page = document.documentElement
  // A double press counts once.
  const pressed = new Set<HTMLElement>()
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    // The program opens these links in the page; a click that wants a new tab is the browser's.
    const control = target?.closest<HTMLElement>(
      event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
        ? 'button'
        : 'button, a[data-held]',
    )
    if (control ? control.closest('[data-native]') : event.type !== 'submit') return
    // React may be listening already, and would handle the click that is replayed below.
    event.stopPropagation()
    if (event.type === 'pointerdown') return
    event.preventDefault()
    if (control) pressed.add(control)
  }
  const types = ['pointerdown', 'click', 'submit']
  for (const type of types) window.addEventListener(type, hold, true)
  window.endHydration = () => {
    delete window.endHydration
    delete page.dataset.session
    for (const type of types) window.removeEventListener(type, hold, true)
    for (const control of pressed) {
      // Menus open on pointerdown.
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      control.click()
    }
  }
  try {
    if (localStorage.getItem('auth_session') !== null) page.dataset.session = 'stored'
  } catch {
    // Blocked storage: nobody has a session then.
  }
}
