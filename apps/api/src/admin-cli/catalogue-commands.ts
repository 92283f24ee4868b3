import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import type { Schemas } from '../platform/contract/types.ts'
import { add, printing, WrongUsage } from './command.ts'
import { record, table } from './print.ts'

type Catalogue = Schemas['CatalogueData']

const print = ({ packs, price_tiers, promocodes, pages, settings }: Catalogue): string => {
  const uses = ({ max_uses: all, max_uses_per_user: each }: Schemas['PromocodeData']) => `${all ?? '-'}, ${each ?? '-'}`
  return [
    table(
      ['PACK', 'TOKENS', 'EUR', 'TITLE'],
      packs.map(({ id, tokens, price, title }) => [String(id), String(tokens), String(price), title]),
    ),
    table(
      ['FROM', 'TO', 'EUR A TOKEN'],
      price_tiers.map(({ min, max, price }) => [String(min), String(max ?? ''), String(price)]),
    ),
    table(
      ['CODE', 'OFF', 'ACTIVE', 'USES: ALL, EACH'],
      promocodes.map((one) => [
        one.code,
        `${one.amount} ${one.kind === 'percent' ? '%' : 'EUR'}`,
        one.is_active ? 'yes' : 'no',
        uses(one),
      ]),
    ),
    table(
      ['PAGE', 'ADDRESS', 'TITLE'],
      pages.map(({ id, slug, title }) => [String(id), slug ?? '', title]),
    ),
    record({ ...settings, vat_by_country: JSON.stringify(settings.vat_by_country) }),
  ].join('\n\n')
}

/** Reads a number, true, null or a list as JSON, `@file` as the file's content, and anything else as text. */
function read(text: string): unknown {
  if (text.startsWith('@')) return readFileSync(text.slice(1), 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function changes(given: readonly string[]): Record<string, unknown> {
  if (given.length === 0) throw new WrongUsage('Say what is changed, as name=value.')
  return Object.fromEntries(
    given.map((text) => {
      const [, name = '', value = ''] = /^(\w+)=([\s\S]*)$/.exec(text) ?? []
      if (name === '') throw new WrongUsage(`${text} is no name=value.`)
      return [name, read(value)]
    }),
  )
}

const tier = (text: string) => {
  const [, min, max, price] = /^([\d.]+)-([\d.]*)=([\d.]+)$/.exec(text) ?? []
  if (min === undefined) throw new WrongUsage(`${text} is no tier, as 1-99.9=0.1 or 100-=0.09.`)
  return { min: Number(min), max: max ? Number(max) : null, price: Number(price) }
}

/** Splits the words into the path of the change and its body. */
function target(kind: string, words: readonly string[]): { path: string; body: Record<string, unknown> } {
  const [key = '', ...rest] = words
  const below = (folder: string) => ({ path: `/${folder}/${encodeURIComponent(key)}`, body: changes(rest) })
  switch (kind) {
    case 'pack':
      return below('packs')
    case 'promocode':
      return below('promocodes')
    case 'page':
      return below('pages')
    case 'tiers':
      if (words.length === 0) throw new WrongUsage('Give every tier, as 1-99.9=0.1 100-=0.09.')
      return { path: '/price-tiers', body: { tiers: words.map(tier) } }
    case 'settings':
      return { path: '/settings', body: changes(words) }
    default:
      throw new WrongUsage('What is set is a pack, promocode, page, tiers or settings.')
  }
}

export function addCatalogueCommands(program: Command): void {
  add(program, 'catalogue', 'packs, prices, promo codes, pages and settings').action(
    printing(async ({ api }) => {
      const json = await api.get<'readCatalogue'>('/catalogue')
      return { json, text: print(json.payload) }
    }),
  )

  add(
    program,
    'set <what> [name=value...]',
    'change a pack, promocode, page, tiers or settings',
    'set pack 2 price=8.5, set promocode SUMMER kind=percent amount=20, set page 3 content=@page.html, ' +
      'set settings vat_percent=21, set tiers 1-99.9=0.1 100-=0.09. A new id or code adds one. ' +
      'The site shows it within five seconds.',
  )
    .option('--reason <text>', 'why, for the audit log')
    .action(
      printing(async ({ api }, kind: string, words: string[], options: { reason?: string }) => {
        const { path, body } = target(kind, words)
        const json = await api.change<
          'changePack' | 'changePriceTiers' | 'changePromocode' | 'changePage' | 'changeSettings'
        >('PUT', path, { ...body, ...options })
        return { json, text: `Done.\n${JSON.stringify(json.payload, null, 2)}` }
      }),
    )
}
