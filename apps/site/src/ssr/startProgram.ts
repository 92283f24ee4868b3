/**
 * Runs at the end of a rendered page: loads the program after the first paint, so that the two do not compete. Sent as
 * its own source, so it can use nothing from outside.
 * @param parts modules that the program imports at once
 * @param sheets sheets of which the page has only some rules, loaded in full before the program
 * @param notLoaded the id of the message that the program failed to load
 */
export function startProgram(
  entry: string,
  parts: readonly string[],
  sheets: readonly string[],
  notLoaded: string,
): void {
  let isAsked = false
  const fetchSheet = (href: string) =>
    new Promise((resolve) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      // A page without a style sheet is better than one without its program.
      link.onload = link.onerror = resolve
      document.querySelector(`link[href="${href}"]`)?.replaceWith(link)
    })
  const ask = () => {
    if (isAsked) return
    isAsked = true
    const complete = Promise.all(sheets.map(fetchSheet))
    for (const href of [entry, ...parts]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry
    script.onerror = () => document.getElementById(notLoaded)?.removeAttribute('hidden')
    void complete.then(() => document.head.append(script))
  }
  // A frame is painted after its callbacks, and is on the screen when those of the next frame run.
  const askAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)))
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // A hidden page does not paint.
  if (document.hidden) ask()
  else if (!image) askAfterPaint()
  // A loaded image still has to be decoded; earlier frames are painted without it.
  else image.decode().then(askAfterPaint, askAfterPaint)
  // A press needs the program at once, and the image may never load.
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, ask, { once: true, capture: true })
  setTimeout(ask, 3000)
}
