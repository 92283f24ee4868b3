import { schemesOf } from './schemes.ts'
import type { LocatedText, LocatedToken, Locations, Range } from './shape.ts'
import type { WhatIf } from './whatIf.ts'

interface Edit {
  file: string
  range: Range
  text: string
}

/** Where Biome breaks a line. */
const WIDEST = 120

/** In the quotes that Biome would choose. */
function literal(words: string): string {
  const count = (quote: string) => words.split(quote).length
  const quote = count("'") > count('"') ? '"' : "'"
  const escaped = words.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`
}

function editsOfToken({ file, range, value, schemes }: LocatedToken, wanted: string): readonly Edit[] {
  const [before, after] = [schemesOf(value), schemesOf(wanted)]
  if (schemes === null || before === null || after === null) return [{ file, range, text: literal(wanted) }]
  return (['light', 'dark'] as const).flatMap((scheme) =>
    before[scheme] === after[scheme] ? [] : [{ file, range: schemes[scheme], text: literal(after[scheme]) }],
  )
}

/** The range of a text begins after its colon: a long one stands on a line of its own. */
function editOfText({ file, range }: LocatedText, source: string, wanted: string): Edit {
  const line = source.slice(source.lastIndexOf('\n', range[0] - 1) + 1, range[0])
  const written = literal(wanted)
  const fits = `${line} ${written},`.length <= WIDEST
  const indent = /^ */.exec(line)?.[0] ?? ''
  return { file, range, text: fits ? ` ${written}` : `\n${indent}  ${written}` }
}

function editsOf({ tokens, texts, sources }: Locations, whatIf: WhatIf): readonly Edit[] {
  return [
    ...tokens.flatMap((token) => {
      const wanted = whatIf.tokens[token.name]
      return wanted === undefined || wanted === token.value ? [] : editsOfToken(token, wanted)
    }),
    ...texts.flatMap((text) => {
      const wanted = whatIf.texts[text.id]
      return wanted === undefined || wanted === text.words ? [] : [editOfText(text, sources[text.file] ?? '', wanted)]
    }),
  ]
}

/** Lines that are written anew, from the first to the last of them, counted from 0. */
interface Block {
  first: number
  last: number
  lines: readonly string[]
}

function blocksOf(source: string, edits: readonly Edit[]): readonly Block[] {
  const lineOf = (place: number) => source.slice(0, place).split('\n').length - 1
  const starts = [0]
  for (const line of source.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const blocks: { first: number; last: number; edits: Edit[] }[] = []
  for (const edit of edits.toSorted((one, other) => one.range[0] - other.range[0])) {
    const [first, last] = [lineOf(edit.range[0]), lineOf(edit.range[1])]
    const before = blocks.at(-1)
    if (before !== undefined && first <= before.last) {
      before.edits.push(edit)
      before.last = Math.max(before.last, last)
    } else blocks.push({ first, last, edits: [edit] })
  }
  return blocks.map(({ first, last, edits: own }) => {
    const [from, to] = [starts[first] ?? 0, (starts[last + 1] ?? source.length) - 1]
    let text = source.slice(from, to)
    for (const { range, text: wanted } of own.toReversed()) {
      text = text.slice(0, range[0] - from) + wanted + text.slice(range[1] - from)
    }
    return { first, last, lines: text.split('\n') }
  })
}

/** Lines around a change that a patch shows. */
const AROUND = 3

/** One file as a unified diff. */
function diffOf(file: string, source: string, edits: readonly Edit[]): string {
  const lines = source.replace(/\n$/, '').split('\n')
  const hunks: Block[][] = []
  for (const block of blocksOf(source, edits)) {
    const open = hunks.at(-1)
    if (open !== undefined && block.first - (open.at(-1)?.last ?? 0) <= 2 * AROUND) open.push(block)
    else hunks.push([block])
  }
  let moved = 0
  const written = hunks.map((blocks) => {
    const [first, last] = [blocks[0]?.first ?? 0, blocks.at(-1)?.last ?? 0]
    const from = Math.max(0, first - AROUND)
    const to = Math.min(lines.length - 1, last + AROUND)
    const body: string[] = []
    let next = from
    for (const block of blocks) {
      body.push(...lines.slice(next, block.first).map((line) => ` ${line}`))
      body.push(...lines.slice(block.first, block.last + 1).map((line) => `-${line}`))
      body.push(...block.lines.map((line) => `+${line}`))
      next = block.last + 1
    }
    body.push(...lines.slice(next, to + 1).map((line) => ` ${line}`))
    const grown = blocks.reduce((sum, block) => sum + block.lines.length - (block.last - block.first + 1), 0)
    const length = to - from + 1
    const head = `@@ -${from + 1},${length} +${from + 1 + moved},${length + grown} @@`
    moved += grown
    return [head, ...body].join('\n')
  })
  return `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n${written.join('\n')}\n`
}

/** The change as a patch of the files that hold the tokens and texts, for `git apply`; empty where nothing changes. */
export function patchOf(locations: Locations, whatIf: WhatIf): string {
  const byFile = Map.groupBy(editsOf(locations, whatIf), ({ file }) => file)
  return [...byFile]
    .map(([file, edits]) => diffOf(file, locations.sources[file] ?? '', edits))
    .toSorted()
    .join('')
}
