import '../app/early.ts'

/**
 * Runs in a rendered page as it arrives, before the program (src/app/early.ts says what for): sent as its own source, so
 * that it may use nothing from outside itself.
 */
export function holdPresses(): void {
  const page = document.documentElement
  const pressed: HTMLButtonElement[] = []
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button && event.type !== 'submit') return
    // React may listen already, and would carry out what is repeated below.
    event.stopPropagation()
    if (event.type === 'pointerdown') return
    event.preventDefault()
    if (button) pressed.push(button)
  }
  const types = ['pointerdown', 'click', 'submit']
  for (const type of types) window.addEventListener(type, hold, true)
  window.takenOver = () => {
    delete window.takenOver
    delete page.dataset.session
    for (const type of types) window.removeEventListener(type, hold, true)
    for (const button of pressed) {
      // Menus open as the pointer goes down.
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      button.click()
    }
  }
  try {
    if (localStorage.getItem('auth_session') !== null) page.dataset.session = 'stored'
  } catch {
    // Storage may be blocked: then nobody has a session either.
  }
}
