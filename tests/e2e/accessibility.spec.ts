import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/fixtures.ts'

const publicPaths = [
  '/',
  '/pricing',
  '/faq',
  '/generate-image',
  '/remove-background',
  '/upscale-image',
  '/terms',
  '/login',
  '/register',
  '/forgot-password',
  '/no-such-page',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the public pages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of publicPaths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([])
      })
    }
  })
}
