import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** Waits until the text is visible. */
export const expectText = (text: string) => expect.element(page.getByText(text)).toBeVisible()

/** Where the browser is: path and query. */
export const isAt = (address: string) =>
  expect.poll(() => window.location.pathname + window.location.search).toBe(address)

/** A field that is marked wrong, has the focus, and says why. */
export const isWrong = async (label: string, why: string): Promise<void> => {
  const field = page.getByLabelText(label, { exact: true })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(why)
  await expect.element(field).toHaveFocus()
}

/** Neither a field nor a notice complains of anything. */
export const nothingIsWrong = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('[aria-invalid="true"]')).toBeNull()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
}

/** Waits until the element's text contains this. */
export const expectTextIn = (element: Locator, text: string) =>
  expect.poll(() => element.query()?.textContent).toContain(text)
