import { chromium } from 'playwright'
import { themeTokens } from '../../../packages/ui/src/tokens/theme.ts'
import { launchOptions } from '../../../scripts/browser.mjs'
import { encode, locations, nothing, patchOf, type WhatIf } from '../../what-if/index.ts'
import { serveStorybook } from '../capture/serveStorybook.ts'
import { shotOfId } from '../shots.ts'
import type { Copy } from './copy.ts'
import type { Figure } from './figure.ts'
import { type Look, lookAt } from './findDefects.ts'

/** Where the changes are looked for: all that names one of them, and some that names none. */
const files = [
  'foundations/Space',
  'primitives/Badge/Badge',
  'primitives/Button/Button',
  'primitives/Card/Card',
  'primitives/Coin/Coin',
  'primitives/Notice/Notice',
  'controls/Tabs/Tabs',
  'overlays/CookieBanner/CookieBanner',
  'screens/Faq/Faq',
  'screens/NotFound/NotFound',
  'screens/Pay/Pay',
].map((file) => `packages/ui/src/${file}.stories.tsx`)

const page = '.storybook/what-if/WhatIf.stories.tsx'

const changes: readonly { what: string; whatIf: WhatIf }[] = [
  {
    what: 'a colour that is used everywhere',
    whatIf: { ...nothing, tokens: { 'color.textMuted': 'light-dark(oklch(0.6 0.024 198), oklch(0.78 0.016 84))' } },
  },
  {
    what: 'a colour of one component',
    whatIf: { ...nothing, tokens: { 'color.coinRelief': 'light-dark(oklch(0.385 0.08 168), oklch(0.35 0.1 28))' } },
  },
  { what: 'a radius', whatIf: { ...nothing, tokens: { 'radius.lg': '12px' } } },
  { what: 'a text that is seen', whatIf: { ...nothing, texts: { 'en:pay.secure': 'Secure check-out' } } },
  { what: 'a text that is only said', whatIf: { ...nothing, texts: { 'en:faq.onPage': 'Contents' } } },
]

/** Longer than the page takes for all of them, in ms. */
const LONGEST = 1_800_000

/** The stories that the page says will change. */
async function foretold(storybook: string, whatIf: WhatIf): Promise<readonly string[]> {
  const server = await serveStorybook(storybook)
  const browser = await chromium.launch(await launchOptions())
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' })
    const address = `iframe.html?id=what-if--try-a-change&viewMode=story&globals=whatIf:${encode(whatIf)}`
    await tab.goto(new URL(address, server.url).href)
    await tab.getByRole('button', { name: 'Find out which change' }).click()
    await tab.locator('[data-status="done"], [data-status="failed"]').waitFor({ timeout: LONGEST })
    const hung = await tab.locator('[data-changes="unknown"]').count()
    if (hung > 0) console.log(`  ${hung} stories did not answer`)
    const rows = tab.locator('[data-changes="true"]')
    return await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-story') ?? ''))
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The stories that a run finds changed, or that fail in it. */
function found(before: Look, after: Look): readonly string[] {
  const changed = [...after.hashes].filter(([id, hash]) => before.hashes.get(id) !== hash)
  const failed = [...after.failed].filter((story) => !before.failed.has(story))
  return [...new Set([...changed.map(([id]) => shotOfId(id)?.storyId ?? id), ...failed])]
}

/**
 * Whether a run finds those stories changed that the page foretold, after the patch that it gave was applied.
 *
 * @param ofAll looks for the changes in every story, which takes ten minutes a change and as many beforehand
 */
export async function compareWithRuns(copy: Copy, only: string, ofAll: boolean): Promise<readonly Figure[]> {
  const known = await locations(themeTokens)
  const build = () => (ofAll ? copy.buildAll() : copy.build([...files, page]))
  const storybook = build()
  const chosen = changes.filter(({ what }) => what.includes(only))
  // Foretold first: the next build takes the place of this one.
  const predictions = new Map<string, readonly string[]>()
  for (const { what, whatIf } of chosen) {
    const begun = performance.now()
    predictions.set(what, await foretold(storybook, whatIf))
    console.log(`  foretold in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}`)
  }
  const before = await lookAt(storybook, null)
  const figures: Figure[] = []
  for (const { what, whatIf } of chosen) {
    const seen = await copy.withPatch(patchOf(known, whatIf), async () => found(before, await lookAt(build(), before)))
    const said = predictions.get(what) ?? []
    const missing = seen.filter((story) => !said.includes(story))
    const extra = said.filter((story) => !seen.includes(story))
    console.log(`  ${what}: ${said.length} foretold, ${seen.length} found`)
    for (const story of missing) console.log(`    not foretold: ${story}`)
    for (const story of extra) console.log(`    not found: ${story}`)
    figures.push({
      what: `${what}: stories foretold and found`,
      goal: 'the same',
      measured: `${said.length} and ${seen.length}, ${missing.length} missing, ${extra.length} too many`,
      met: missing.length + extra.length === 0 && seen.length > 0,
    })
  }
  return figures
}
