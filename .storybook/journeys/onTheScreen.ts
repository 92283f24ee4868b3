import { expect, screen, waitFor } from 'storybook/test'

/** What has been found may still fade or slide in. */
export const isVisible = (element: Element): Promise<void> => waitFor(() => expect(element).toBeVisible())

/** The heading of the page that a person is on; a page's own code may still be on its way. */
export const isOn = async (heading: string): Promise<void> => {
  await isVisible(await screen.findByRole('heading', { level: 1, name: heading }))
}

/** Where the browser is: path and query. */
export const isAt = async (address: string): Promise<void> => {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))
}

/** What a person reads somewhere on the screen. */
export const reads = async (text: string | RegExp): Promise<void> => {
  await isVisible(await screen.findByText(text))
}

/** Follows a link that did not come from this page, one in a mail say. */
export const followLink = (address: string): void => {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
