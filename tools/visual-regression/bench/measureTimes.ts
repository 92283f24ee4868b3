import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { paths } from '../paths.ts'
import type { Copy } from './copy.ts'
import { atMost, type Figure, recorded } from './figure.ts'

/** From the smallest to the widest. */
const changes = [
  {
    ...{ what: 'one screen’s text', goal: 60, file: 'packages/ui/src/texts/en/pay.ts' },
    ...{ from: "'pay.secure': 'Secure checkout'", to: "'pay.secure': 'Secure check-out'" },
  },
  {
    ...{ what: 'one component', goal: 120, file: 'packages/ui/src/controls/Tabs/Tabs.css.ts' },
    ...{ from: "paddingInline: '6px'", to: "paddingInline: '8px'" },
  },
  {
    ...{ what: 'a colour token', goal: 240, file: 'packages/ui/src/tokens/palette.ts' },
    ...{ from: "mint700: 'oklch(0.505 0.105 166)'", to: "mint700: 'oklch(0.5 0.11 166)'" },
  },
]

async function openReport(file: string): Promise<void> {
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await browser.close()
}

/** How long a change waits for its open report, with the pictures before in the cache. */
export async function measureTimes({ folder, withChange }: Copy): Promise<Figure[]> {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  /** @returns the seconds that it took, and those until something of it could be looked at */
  const visual = async (...words: readonly string[]) => {
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    const env = { ...process.env, VISUAL_PICTURES: paths.pictures, STORYBOOK_DISABLE_TELEMETRY: '1' }
    const script = path.join(folder, 'scripts/visual.mjs')
    const run = spawn(process.execPath, [script, ...words], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(run, 'close')
    let early: number | null = null
    let isDone = false
    for await (const line of createInterface(run.stdout)) {
      if (line.startsWith('visual: ')) console.log(`  ${line}`)
      if (line.includes(' shots so far')) early ??= seconds()
      // It ends with 1 for changes too; without a count of them it failed itself.
      isDone ||= / shots in | changes approved/.test(line)
    }
    await ended
    if (!isDone) throw new Error('visual failed')
    return { seconds: seconds(), early }
  }
  const commit = (why: string) => {
    git('add', '-A')
    git('-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '-qm', why)
  }
  git('init', '-q')
  const everything = await visual('--all')
  const figures = [recorded('seconds for every story, build included', everything.seconds.toFixed(0))]
  await visual('approve', 'all')
  commit('As it was')
  for (const { what, goal, file, from, to } of changes) {
    const whole = await withChange(file, from, to, async () => {
      const begun = performance.now()
      const { early } = await visual()
      const report = path.join(folder, 'visual-report/index.html')
      await openReport(report)
      const seconds = (performance.now() - begun) / 1000
      const data = readFileSync(path.join(folder, 'visual-report/run.json'), 'utf8')
      const differ = data.split(/"status":"(?:changed|new)"/).length - 1
      const approving = await visual('approve', 'all')
      git('checkout', '-q', 'tools/visual-regression/baselines.txt')
      return [
        ...(early === null
          ? []
          : [recorded(`${what}: seconds until the report has its first changes`, early.toFixed(1))]),
        atMost(`${what}: the open report on ${differ} changes`, goal, seconds, 's'),
        atMost(`${what}: the size of the report`, 10, statSync(report).size / 1024 / 1024, 'MB'),
        atMost(`${what}: approving all`, 5, approving.seconds, 's'),
      ]
    })
    figures.push(...whole)
  }
  return figures
}
