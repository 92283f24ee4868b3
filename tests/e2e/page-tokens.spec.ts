import { readTokens } from '../../tools/visual-regression/index.ts'
import { expect, test } from './support/fixtures.ts'

const styles = `
  @layer components {
    .card { color: var(--mt-color-of-a-class) }
    .card .absent { color: var(--mt-color-of-nothing) }
    .card::before { content: ''; color: var(--mt-color-of-a-pseudo-element) }
    @media (min-width: 9000px) { .card { gap: var(--mt-space-of-another-window) } }
  }
  .other { color: var(--mt-color-of-another-story) }
  span:not(.hidden) { color: var(--mt-color-of-a-negation) }
  :focus-visible { outline-color: var(--mt-color-of-the-focus) }
  ::selection { color: var(--mt-color-of-a-selection) }
  @keyframes glow { from { color: var(--mt-color-of-keyframes) } }
  :root { --mt-color-of-a-definition: red; color-scheme: light dark }
`

const body = `
  <p class="card"><span style="--ring: var(--mt-color-of-an-attribute)">A</span></p>
  <svg><path fill="var(--mt-color-of-a-drawing)" d="M0 0"/></svg>
  <button>Focus</button>
`

test('what is noted of a page are the tokens that its own elements are styled with', async ({ page }) => {
  await page.setContent(`<style>${styles}</style>${body}`)
  const places = ['a-class', 'a-pseudo-element', 'a-negation', 'a-selection', 'keyframes', 'an-attribute', 'a-drawing']
  const tokens = async () => new Set((await page.evaluate(readTokens)).tokens)
  expect(await tokens()).toEqual(new Set([...places.map((place) => `color-of-${place}`), 'space-of-another-window']))
  await page.getByRole('button').focus()
  await page.keyboard.press('Shift')
  expect(await tokens()).toContain('color-of-the-focus')
})

test('a part that keeps its scheme is noted, and the scheme of the page is not', async ({ page }) => {
  const forced = async () => (await page.evaluate(readTokens)).forced
  await page.setContent(`<style>${styles} .night { color-scheme: dark }</style>${body}`)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  expect(await forced()).toEqual([])
  await page.evaluate(() => document.querySelector('p')?.setAttribute('data-theme', 'light'))
  expect(await forced()).toEqual(['light'])
  await page.evaluate(() => document.querySelector('svg')?.classList.add('night'))
  expect(new Set(await forced())).toEqual(new Set(['light', 'dark']))
})
