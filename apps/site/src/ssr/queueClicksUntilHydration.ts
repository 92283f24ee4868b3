import '../app/hydration.ts'

/**
 * Queues clicks in a rendered page until hydration (src/app/hydration.ts). Sent as its own source, so it can use
 * nothing from outside.
 */
export function queueClicksUntilHydration(): void {
  const page = document.documentElement
  const pressed: HTMLButtonElement[] = []
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button && event.type !== 'submit') return
    // React may be listening already, and would handle the click that is replayed below.
    event.stopPropagation()
    if (event.type === 'pointerdown') return
    event.preventDefault()
    if (button) pressed.push(button)
  }
  const types = ['pointerdown', 'click', 'submit']
  for (const type of types) window.addEventListener(type, hold, true)
  window.endHydration = () => {
    delete window.endHydration
    delete page.dataset.session
    for (const type of types) window.removeEventListener(type, hold, true)
    for (const button of pressed) {
      // Menus open on pointerdown.
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      button.click()
    }
  }
  try {
    if (localStorage.getItem('auth_session') !== null) page.dataset.session = 'stored'
  } catch {
    // Blocked storage: nobody has a session then.
  }
}
