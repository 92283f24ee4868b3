import { expect, type Page } from '@playwright/test'

const notedByPage = new WeakMap<Page, string[]>()

/** Notes each toast of the pages opened from now on: it is gone after three seconds, which a busy machine can miss. */
export async function noteToasts(page: Page): Promise<void> {
  const texts: string[] = []
  notedByPage.set(page, texts)
  await page.exposeFunction('noteToast', (text: string) => void texts.push(text))
  await page.addInitScript(() => {
    const known = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toasts] li')) {
        if (!known.has(toast)) Reflect.get(window, 'noteToast')(toast.textContent)
        known.add(toast)
      }
    }).observe(document, { subtree: true, childList: true })
  })
}

/** The texts of all toasts since `noteToasts`, the last one at the end. One that is said again while it is there is one. */
export function notedToasts(page: Page): readonly string[] {
  const texts = notedByPage.get(page)
  if (texts === undefined) throw new Error('noteToasts was not called for this page')
  return texts
}

/** A toast that says this has come, and may be gone again. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect.poll(() => notedToasts(page), `a toast that says: ${text}`).toContainEqual(expect.stringContaining(text))
