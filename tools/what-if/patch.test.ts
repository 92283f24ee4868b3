import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { read } from '../sources/index.ts'
import { locations } from './index.ts'
import { patchOf } from './patch.ts'
import { inSchemes, schemesOf } from './schemes.ts'
import { nothing, type WhatIf } from './whatIf.ts'

const all = await locations(themeTokens)
const folder = mkdtempSync(path.join(tmpdir(), 'what-if-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = [...Object.keys(all.sources), 'packages/ui/src/tokens/palette.ts']

/** A copy of the files in which a change is applied by git. */
function patched(name: string, whatIf: WhatIf): string {
  const copy = path.join(folder, name)
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), read(file))
  }
  const patch = patchOf(all, whatIf)
  if (patch !== '') execFileSync('git', ['apply', '-'], { cwd: copy, input: patch, stdio: ['pipe', 'pipe', 'pipe'] })
  return copy
}

/** What each module exports, all read by one Node. */
function exportsOf(modules: readonly string[]): readonly Record<string, Record<string, unknown>>[] {
  const urls = modules.map((file) => pathToFileURL(file).href)
  const script = `const all = []; for (const url of ${JSON.stringify(urls)}) all.push({ ...await import(url) }); console.log(JSON.stringify(all))`
  const node = path.resolve('node_modules/.bin/node')
  return JSON.parse(execFileSync(node, ['--input-type=module', '-e', script], { encoding: 'utf8', maxBuffer: 2 ** 28 }))
}

const flat = (theme: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([group, tokens]) =>
      Object.entries(tokens ?? {}).map(([token, value]) => [`${group}.${token}`, String(value)]),
    ),
  )

/** Another value of the same kind, for one scheme where there are two. */
function another(value: string, place: number): string {
  const both = schemesOf(value)
  if (both === null) return `calc(${place + 1}px + 'it'"s")`
  const other = `oklch(0.${place + 100} 0.1 ${place})`
  return inSchemes(place % 2 === 0 ? { ...both, light: other } : { ...both, dark: other })
}

describe('the patch of a token', () => {
  it('applies, and changes exactly that value, whichever token it is', () => {
    const themeFile = all.tokens[0]?.file ?? ''
    const wanted = all.tokens.map(({ name, value }, place) => ({ name, value: another(value, place) }))
    const copies = wanted.map(({ name, value }) => patched(name, { ...nothing, tokens: { [name]: value } }))
    const [before, ...after] = exportsOf(
      [patched('as-it-is', nothing), ...copies].map((copy) => path.join(copy, themeFile)),
    ).map(({ themeTokens }) => flat(themeTokens))
    expect(wanted.length).toBeGreaterThan(90)
    for (const [place, { name, value }] of wanted.entries()) {
      expect(after[place], name).toEqual({ ...before, [name]: value })
    }
  }, 120_000)

  it('leaves the other scheme as it is written', () => {
    const accent = all.tokens.find(({ name }) => name === 'color.accent')
    const both = schemesOf(accent?.value ?? '')
    if (both === null) throw new Error('color.accent has no schemes')
    const patch = patchOf(all, {
      ...nothing,
      tokens: { 'color.accent': inSchemes({ ...both, light: 'oklch(0.5 0.2 30)' }) },
    })
    expect(patch).toContain("\n+  accent: schemes('oklch(0.5 0.2 30)', p.mint400),\n")
  })
})

describe('the patch of texts', () => {
  const asItIs = patched('texts-as-they-are', nothing)
  const textFiles = [...new Set(all.texts.map(({ file }) => file))]

  it('applies to every text at once, and changes all of them', () => {
    const texts = Object.fromEntries(all.texts.map(({ id, words }) => [id, `${words} “it's” "so" {x} \\`]))
    const copy = patched('all-texts', { ...nothing, texts })
    const english = textFiles.filter((file) => file.includes('/texts/en/'))
    expect(english.length).toBeGreaterThan(30)
    const read = exportsOf(english.map((file) => path.join(copy, file))).flatMap((module) => Object.values(module))
    const found = Object.assign({}, ...read)
    for (const { id, key, language } of all.texts) if (language === 'en') expect(found[key], key).toBe(texts[id])
  }, 120_000)

  it('applies to any one, and changes exactly that', () => {
    const english = all.texts.filter(({ language }) => language === 'en')
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 160 })
    let run = 0
    fc.assert(
      fc.property(fc.constantFrom(...english), words, (text, wanted) => {
        run += 1
        const copy = patched(`text-${run}`, { ...nothing, texts: { [text.id]: wanted } })
        const [before, after] = exportsOf([asItIs, copy].map((one) => path.join(one, text.file)))
        const [name = ''] = Object.keys(after ?? {})
        expect(after?.[name]).toEqual({ ...before?.[name], [text.key]: wanted })
      }),
      { numRuns: 20 },
    )
  }, 120_000)

  it('is written as the formatter writes it, however long a text is', () => {
    const ofPay = all.texts.filter(({ file }) => file.endsWith('/en/pay.ts'))
    const texts = Object.fromEntries(ofPay.map(({ id }, place) => [id, `it's ${'x'.repeat(65 + place)}`]))
    const file = path.join(patched('long-texts', { ...nothing, texts }), ofPay[0]?.file ?? '')
    const written = readFileSync(file, 'utf8')
    const biome = path.resolve('node_modules/.bin/biome')
    const formatted = execFileSync(biome, ['format', '--stdin-file-path=pay.ts'], { input: written, encoding: 'utf8' })
    expect(ofPay.length).toBeGreaterThan(30)
    expect(formatted).toBe(written)
  })

  it('is nothing where nothing changes', () => {
    const [text] = all.texts
    expect(patchOf(all, { ...nothing, texts: { [text?.id ?? '']: text?.words ?? '' } })).toBe('')
  })
})
