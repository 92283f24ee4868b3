const frame = () => new Promise(requestAnimationFrame)

let known = ''

/**
 * The runner changes the window before a story and does not wait until the page has been told, which a busy browser does
 * some frames later. What is open closes then: a list that the story has opened in the meantime, for example.
 */
export async function settleWindow(): Promise<void> {
  const size = `${window.innerWidth} ${window.innerHeight}`
  if (size === known) return
  known = size
  // A window's change is told before the callbacks of the same frame.
  await frame()
  await frame()
}
