/**
 * Runs at the end of a rendered page: asks for the program when what is seen first has been painted, so that it does not
 * compete with that. Sent as its own source, so that it may use nothing from outside itself.
 */
export function startProgram(entry: string, parts: readonly string[]): void {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    for (const href of parts) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry
    document.head.append(script)
  }
  // A frame is painted after its callbacks, and a task comes after that.
  const askAfterPaint = () => requestAnimationFrame(() => setTimeout(ask))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // Nothing is painted that nobody looks at.
  if (document.hidden) ask()
  else if (!picture || picture.complete) askAfterPaint()
  else for (const end of ['load', 'error']) picture.addEventListener(end, askAfterPaint)
  // Whoever presses something is waiting for it, whatever is still on its way; and a picture may never come.
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, ask, { once: true, capture: true })
  setTimeout(ask, 3000)
}
