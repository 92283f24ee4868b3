// The figures of the public pages, of deployments and of the start. Those of an earlier commit are measured in the same
// run, in turns, because times depend on the machine. Options: `--only bytes,press`, `--runs 3`, `--every` (each page
// and control instead of the worst one), `--fresh` and `--images` (slow).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.mjs'
import { median } from './figure.ts'
import { serve } from './serve.ts'
import { bytes } from './site/bytes.ts'
import { deployments } from './site/deployments.ts'
import type { Figure, Part, Site } from './site/part.ts'
import { links, press } from './site/presses.ts'
import { fresh, images, start } from './site/starts.ts'
import { paint, shifts, thread } from './site/times.ts'
import { makeBase, root } from './site/trees.ts'

const parts: Readonly<Record<string, Part>> = {
  bytes,
  deployments,
  thread,
  press,
  paint,
  links,
  shifts,
  start,
  fresh,
  images,
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    every: { type: 'boolean' },
    fresh: { type: 'boolean' },
    images: { type: 'boolean' },
  },
})
const only = options.only?.split(',')
const unknown = only?.filter((name) => !(name in parts)) ?? []
if (unknown.length > 0) throw new Error(`there is no ${unknown}; there are ${Object.keys(parts).join(', ')}`)
const isChosen = ([name, { isSlow }]: [string, Part]) =>
  only?.includes(name) || Reflect.get(options, name) || (!only && !isSlow)

interface Row {
  of: string
  base: number
  now: number
}

/** How far a figure is from its goals: 1 reaches them just so. */
function distance({ ratio, most }: Figure, { base, now }: Row): number {
  const shares = [ratio === undefined ? 0 : now / (base * ratio), most === undefined || now === 0 ? 0 : now / most]
  return Math.max(...shares)
}

const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })
const cells = (...texts: readonly string[]) =>
  texts.map((text, column) => (column === 0 ? text.padEnd(82) : text.padStart(14))).join(' ')

function print(figure: Figure, rows: readonly Row[]): void {
  const { name, unit, ratio, most } = figure
  const text = (value: number) => (Number.isFinite(value) ? format.format(value) : '-')
  const amount = (value: number) => `${text(value)} ${unit}`.trim()
  const goals = [ratio && `ratio ${ratio}`, most !== undefined && amount(most)].filter(Boolean)
  const missed = rows.filter((row) => !(distance(figure, row) <= 1)).length
  if (missed > 0) process.exitCode = 1
  const count = rows.length > 1 ? `, ${missed} of ${rows.length} missed` : ''
  for (const row of options.every ? rows : rows.slice(0, 1)) {
    const { of, base, now } = row
    const result = distance(figure, row) <= 1 ? 'reached' : 'MISSED'
    const shares = [amount(base), amount(now), text(now / base), `<= ${goals.join(', ')}`]
    console.log(cells(`${name} (${of}${options.every ? '' : count})`, ...shares, result))
  }
}

const browser = await chromium.launch(await launchOptions())
const folder = await mkdtemp(path.join(tmpdir(), 'mintage-bench-'))
const startSite = async (tree: string, name: string) => {
  const { url, stop } = await serve(tree, { DATA_DIR: path.join(folder, name) })
  return { root: tree, url, browser, stop }
}
const base = await startSite(makeBase(), 'base')
const now = await startSite(root, 'now')

/** Measures both sites in turns, and prints the worst page or control of each figure first. */
async function measurePart({ figures, runs, isOnlyNow, measure }: Part) {
  const samples: { figure: Figure; of: string; site: Site; value: number }[] = []
  for (let run = 0; run < Number(options.runs ?? runs); run += 1) {
    for (const site of isOnlyNow ? [now] : [base, now]) {
      await measure(site, (figure, of, value) => samples.push({ figure, of, site, value }))
    }
  }
  for (const figure of figures) {
    const found = samples.filter((sample) => sample.figure === figure)
    const medianOf = (site: Site, of: string) =>
      median(found.filter((sample) => sample.site === site && sample.of === of).map(({ value }) => value))
    const rows = [...new Set(found.map(({ of }) => of))].map((of) => ({
      of,
      base: medianOf(base, of),
      now: medianOf(now, of),
    }))
    print(
      figure,
      rows.toSorted((one, other) => distance(figure, other) - distance(figure, one)),
    )
  }
}

try {
  console.log(cells('figure', 'base', 'now', 'ratio', 'goal', ''))
  for (const [name, part] of Object.entries(parts).filter(isChosen)) {
    try {
      await measurePart(part)
    } catch (error) {
      console.log(`MISSED ${name}:`, error)
      process.exitCode = 1
    }
  }
} finally {
  await browser.close()
  await Promise.all([base.stop(), now.stop()])
  await rm(folder, { recursive: true, force: true })
}
