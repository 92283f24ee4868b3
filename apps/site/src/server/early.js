// Runs in a rendered page as it arrives, before the program: src/app/early.ts says what for.
const page = document.documentElement
const pressed = []

const hold = (event) => {
  const button = event.target.closest('button')
  if (event.type === 'click' && !button) return
  event.preventDefault()
  if (button) pressed.push(button)
}

for (const type of ['click', 'submit']) addEventListener(type, hold, true)

window.takenOver = () => {
  delete window.takenOver
  delete page.dataset.session
  for (const type of ['click', 'submit']) removeEventListener(type, hold, true)
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
