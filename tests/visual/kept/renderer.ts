import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Beside the pictures that it has drawn. */
export const rendererFile = 'renderer.json'

const fileIn = (baselines: string): string => path.join(baselines, rendererFile)

/** What drew the approved pictures; null where there are none. */
export async function readRenderer(baselines: string): Promise<string | null> {
  const written = await readFile(fileIn(baselines), 'utf8').catch(() => null)
  if (written === null) return null
  const { renderer }: { renderer: string } = JSON.parse(written)
  return renderer
}

export const writeRenderer = (baselines: string, renderer: string): Promise<void> =>
  writeFile(fileIn(baselines), `${JSON.stringify({ renderer })}\n`)
