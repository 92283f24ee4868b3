import type { OverlayOptions } from 'sharp'

interface Glyph {
  width: number
  path: string
}

/**
 * The letters of the mark: baseline 10, x-height 3. Drawn here, because the fonts of a machine may be missing or
 * different.
 */
const glyphs: Readonly<Record<string, Glyph>> = {
  S: {
    width: 7,
    path: 'M6.6 1.6C6 .2 4.8-.5 3.5-.5 1.7-.5.3.6.3 2.2.3 5.6 6.9 4 6.9 7.4 6.9 9 5.4 10 3.5 10 1.9 10 .6 9.2 0 7.7',
  },
  a: { width: 7, path: 'M7 3V10M7 6.5A3.5 3.5 0 1 0 7 6.51' },
  m: { width: 10.4, path: 'M0 3V10M0 6A2.6 3 0 0 1 5.2 6V10M5.2 6A2.6 3 0 0 1 10.4 6V10' },
  p: { width: 7, path: 'M0 3V14M0 6.5A3.5 3.5 0 1 1 0 6.51' },
  l: { width: 0, path: 'M0-1V10' },
  e: { width: 7, path: 'M0 6.5H7A3.5 3.5 0 1 0 6.1 8.9' },
  n: { width: 6, path: 'M0 3V10M0 6.3A3 3.3 0 0 1 6 6.3V10' },
  g: { width: 7, path: 'M7 6.5A3.5 3.5 0 1 0 7 6.51M7 3V11A3.3 3 0 0 1 .6 12' },
  i: { width: 0, path: 'M0 3V10M0 .1V.11' },
  ' ': { width: 2.4, path: '' },
}

const spacing = 2.4
const words = 'Sample engine'

const textPaths = (): { paths: string; width: number } => {
  let x = 0
  let paths = ''
  for (const letter of words) {
    const glyph = glyphs[letter]
    if (!glyph) continue
    if (glyph.path) paths += `<path transform="translate(${x.toFixed(2)} 0)" d="${glyph.path}"/>`
    x += glyph.width + spacing
  }
  return { paths, width: x - spacing }
}

/** The corner mark of the sample engine: a struck coin and two words on a quiet ground, lower right. */
export const drawLabel = (width: number, height: number): OverlayOptions => {
  const { paths, width: long } = textPaths()
  const scale = Math.max(0.45, (Math.min(width, height) * 0.0165) / 12)
  const box = { width: long + 34, height: 24 }
  const margin = Math.max(4, Math.round(Math.min(width, height) * 0.022))
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) }
  const beads = Array.from({ length: 16 }, (_, n) => {
    const angle = (n / 16) * Math.PI * 2
    return `<circle cx="${(12 + Math.cos(angle) * 7.3).toFixed(2)}" cy="${(12 + Math.sin(angle) * 7.3).toFixed(2)}" r=".55"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${box.width} ${box.height}">
<rect width="${box.width}" height="${box.height}" rx="12" fill="#15211f" fill-opacity=".55"/>
<circle cx="12" cy="12" r="9" fill="#d9a95a"/><circle cx="12" cy="12" r="8.3" fill="none" stroke="#8a5a22" stroke-width=".5"/>
<g fill="#8a5a22">${beads}</g>
<path d="M8 15.2V9.6l4 4.2 4-4.2v5.6" fill="none" stroke="#6d4417" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>
<g transform="translate(26 6.6)" fill="none" stroke="#fbf4e2" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`
  return {
    input: Buffer.from(svg),
    left: Math.max(0, width - size.width - margin),
    top: Math.max(0, height - size.height - margin),
  }
}
