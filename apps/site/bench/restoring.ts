import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import type { Figure } from './figure.ts'
import { memberPages, publicPages } from './pages.ts'
import { newVisitor, open, register } from './visitor.ts'

declare global {
  interface Window {
    wasRestored?: boolean
  }
}

/** Which routes the browser restores as they were left, with their forms and where they were scrolled to. */
export async function measureRestoring(baseURL: string): Promise<Figure[]> {
  // Playwright turns the cache off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await chromium.launch({ ...(await launchOptions()), ignoreDefaultArgs })
  const figures: Figure[] = []
  const guest = await newVisitor(browser, baseURL)
  const member = await newVisitor(browser, baseURL)
  await register(member)
  const asked = [
    ...publicPages.map(({ path }) => ({ path, visitor: guest })),
    ...memberPages.filter(({ path }) => path !== '/pay').map(({ path }) => ({ path, visitor: member })),
  ]
  for (const { path, visitor } of asked) {
    const page = await visitor.newPage()
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        window.wasRestored = persisted
      })
    })
    await open(page, path)
    // Another document: a link of the site would move within this one.
    await page.goto('/robots.txt')
    await page.goBack()
    const restored = await page.evaluate(() => window.wasRestored === true)
    figures.push({
      what: `back to ${path} restores the page`,
      goal: 'yes',
      measured: restored ? 'yes' : 'no',
      met: restored,
    })
    await page.close()
  }
  await browser.close()
  return figures
}
