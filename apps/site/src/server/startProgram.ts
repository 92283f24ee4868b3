/**
 * Runs at the end of a rendered page: asks for the program when what is seen first has been painted, so that it does not
 * compete with that. Sent as its own source, so that it may use nothing from outside itself.
 * @param parts what the program imports at once
 * @param sheets whose rules stand in the page in part; the program draws what needs the others
 * @param notLoaded the id of what is shown when the program cannot be fetched
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
      // A page without its colours is better than one that answers nothing.
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
  // A frame is painted after its callbacks, and on the screen when those of the next one run.
  const askAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  // Nothing is painted that nobody looks at.
  if (document.hidden) ask()
  else if (!picture) askAfterPaint()
  // A picture that has come still has to be decoded: the frames before that are painted without it.
  else picture.decode().then(askAfterPaint, askAfterPaint)
  // Whoever presses something is waiting for it, whatever is still on its way; and a picture may never come.
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, ask, { once: true, capture: true })
  setTimeout(ask, 3000)
}
