import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Taken } from './capture.ts'
import { changedLines } from './changedLines.ts'
import { type Hashes, paths, screenshotFile, wordsFile } from './manifest.ts'

/** A screenshot that differs from the approved one, or for which none is approved. */
export interface Difference extends Taken {
  approved: Hashes | undefined
}

/** Differences with the same cause. */
export interface Group {
  /** For `npm run visual:approve`. */
  id: string
  /** The changed files; empty when no changed file explains it. */
  cause: string
  items: readonly Difference[]
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const rawOf = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** Writes what differs between two screenshots. @returns its file name; undefined when their sizes differ */
async function writeDifference(before: string, after: string, name: string): Promise<string | undefined> {
  const [old, now] = await Promise.all([rawOf(before), rawOf(after)])
  const { width, height } = now.info
  if (old.info.width !== width || old.info.height !== height) return undefined
  const pixels = new Uint8Array(now.data.length)
  pixelmatch(old.data, now.data, pixels, width, height, { threshold: 0, includeAA: true })
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(paths.report, name))
  return name
}

const figure = (title: string, file: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${file}"><img loading="lazy" alt="${title}" src="${file}"></a></figure>`

function show(hash: string, title: string): string {
  const name = `${hash}.png`
  copyFileSync(screenshotFile(hash), join(paths.report, name))
  return figure(title, name)
}

async function screenshotsOf({ storyId, shot, screenshot, approved }: Difference): Promise<string> {
  if (approved?.screenshot === screenshot) return ''
  const after = show(screenshot, 'after')
  if (approved === undefined) return after
  if (!existsSync(screenshotFile(approved.screenshot)))
    return `<p>The approved screenshot is not in the cache.</p>${after}`
  const name = `${storyId}.${shot}.difference.png`
  const difference = await writeDifference(screenshotFile(approved.screenshot), screenshotFile(screenshot), name)
  return (
    show(approved.screenshot, 'before') + after + (difference === undefined ? '' : figure('difference', difference))
  )
}

function wordsOf({ words, approved }: Difference): string {
  if (approved === undefined || approved.words === words) return ''
  if (!existsSync(wordsFile(approved.words))) return '<p>The approved words are not in the cache.</p>'
  const lines = changedLines(readFileSync(wordsFile(approved.words), 'utf8'), readFileSync(wordsFile(words), 'utf8'))
  return `<pre>${lines.map((line) => `<span class="${line.startsWith('+') ? 'added' : 'gone'}">${escapeHtml(line)}</span>`).join('\n')}</pre>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 90rem; padding: 1rem }
summary, h3 { cursor: pointer; overflow-wrap: anywhere }
summary { font-size: 1.25rem; padding: .5rem 0 }
.screenshots { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { margin: 0; flex: 1 1 0; min-width: 12rem }
img { max-width: 100%; border: 1px solid GrayText }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
.added { color: light-dark(#0a5c3c, #6fd3a4) } .gone { color: light-dark(#a3261b, #ff9a8f) }
code { user-select: all }`

/** Writes the page for people. */
export async function writeReport(groups: readonly Group[], removed: readonly string[]): Promise<void> {
  mkdirSync(paths.report, { recursive: true })
  const sections: string[] = []
  for (const { id, cause, items } of groups) {
    const stories: string[] = []
    for (const item of items) {
      const name = `${item.storyId}.${item.shot}`
      stories.push(
        `<section><h3>${name}</h3><p><code>npm run visual:approve -- ${name}</code></p>`,
        `<div class="screenshots">${await screenshotsOf(item)}</div>${wordsOf(item)}</section>`,
      )
    }
    const title = cause === '' ? 'No changed file explains it' : escapeHtml(cause)
    sections.push(
      `<details open><summary>${id}: ${title} (${items.length})</summary>`,
      `<p><code>npm run visual:approve -- ${id}</code></p>${stories.join('\n')}</details>`,
    )
  }
  const gone =
    removed.length === 0 ? '' : `<h2>Removed stories</h2><ul>${removed.map((id) => `<li>${id}</li>`).join('')}</ul>`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Changed screenshots</title><style>${style}</style><h1>Changed screenshots</h1>
${sections.join('\n')}${gone}</html>`
  writeFileSync(join(paths.report, 'index.html'), html)
}
