import { expect, screen, waitFor, within } from 'storybook/test'
import type { Stage } from './stage.ts'

/** Waits for the end of an entry animation. */
export const isVisible = (element: Element): Promise<void> => waitFor(() => expect(element).toBeVisible())

/** Waits for the page with this heading. */
export const isOn = async (heading: string): Promise<void> => {
  await isVisible(await screen.findByRole('heading', { level: 1, name: heading }))
}

/** @param address path and query */
export const isAt = async (address: string): Promise<void> => {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))
}

export const reads = async (text: string | RegExp): Promise<void> => {
  await isVisible(await screen.findByText(text))
}

/** Follows a link from outside of the page, such as one in an email. */
export const followLink = (address: string): void => {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** In narrow windows the links of the header are in a menu. */
const inMenu = async (name: RegExp, { userEvent }: Parameters<Stage>[0]): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await userEvent.click(panel.getByRole('link', { name }))
}

export const goToSignUp: Stage = async (scene) => {
  const link = screen.queryByRole('link', { name: 'Sign up' })
  await (link === null ? inMenu(/^Sign up$/, scene) : scene.userEvent.click(link))
}

export const goToGenerateImage: Stage = async (scene) => {
  const services = screen.queryByRole('button', { name: 'Services' })
  if (services === null) return inMenu(/^Generate image/, scene)
  await scene.userEvent.click(services)
  await scene.userEvent.click(await screen.findByRole('link', { name: /^Generate image.*Up to four/ }))
}
