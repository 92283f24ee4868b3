import { expect, fireEvent, waitFor } from 'storybook/test'

const hasImage = (node: Node) => node instanceof Element && (node.matches('img') || node.querySelector('img') !== null)

/** Expects that a broken image is requested again when the browser is online again. */
export async function expectTriedAgain(root: Element): Promise<void> {
  const added: Node[] = []
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes])),
  )
  observer.observe(root, { childList: true, subtree: true })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(added.some(hasImage)).toBe(true))
  observer.disconnect()
}
