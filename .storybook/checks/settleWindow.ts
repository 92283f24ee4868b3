// Not from stillPage.ts, which imports Vitest: Storybook imports this file too.
const nextFrame = () => new Promise(requestAnimationFrame)

let known = ''

/**
 * Waits for `resize` before a story begins: the runner resizes the window and does not wait, and a late event would close
 * a list that the story has opened.
 */
export async function settleWindow(): Promise<void> {
  const size = `${window.innerWidth} ${window.innerHeight}`
  if (size === known) return
  known = size
  // `resize` is dispatched before the callbacks of the same frame.
  await nextFrame()
  await nextFrame()
}
