import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { arrive, declineCookies } from './support/steps.ts'

declare global {
  interface Window {
    /** `main 150`: what was moved by script, and for how many ms. */
    moved?: string[]
  }
}

const A_MINUTE = 60_000

/**
 * Notes what the pages that are opened from now on move, and for how long they ask to move it. It is moved for a minute,
 * so that it is not over before the test has gone on, however busy the machine is.
 */
const noteMotion = (page: Page) =>
  page.addInitScript((lasting) => {
    window.moved = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const { duration } = typeof options === 'object' ? options : { duration: options }
      window.moved?.push(`${this.id} ${String(duration)}`)
      return animate.call(this, keyframes, lasting)
    }
  }, A_MINUTE)
const moved = (page: Page) => page.evaluate(() => window.moved?.splice(0))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the page that somebody goes to fades in, and is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await noteMotion(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await declineCookies(page)
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await test.step('nothing moves when a page is opened', async () => {
    expect(await moved(page)).toEqual([])
  })
  await test.step('a link', async () => {
    await link('Pricing').click()
    await expect(heading(page)).toHaveText('Simple as small change')
    expect(await moved(page)).toEqual(['main 150'])
  })
  await test.step('another before it is over', async () => {
    await link('FAQ').click()
    await expect(heading(page)).toHaveText('Questions and answers')
    await link('Pricing').click()
    await expect(heading(page)).toHaveText('Simple as small change')
    expect(await moved(page)).toEqual(['main 150', 'main 150'])
  })
  await test.step('not on the way back', async () => {
    await page.goBack()
    await expect(heading(page)).toHaveText('Questions and answers')
    expect(await moved(page)).toEqual([])
  })
  await test.step('not for those who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await link('Pricing').click()
    await expect(heading(page)).toHaveText('Simple as small change')
    expect(await moved(page)).toEqual([])
  })
  await test.step('not between the pages of one place', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await arrive(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByRole('link', { name: 'My projects' }).click()
    await expect(heading(page)).toHaveText('My projects')
    expect(await moved(page)).toEqual([])
  })
})
