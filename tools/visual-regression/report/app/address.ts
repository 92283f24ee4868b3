import { type Status, type Theme, themes, type Width, widths } from '../../types.ts'

export const modes = ['side', 'slider', 'difference'] as const
/** How the two pictures of one item are compared. */
export type Mode = (typeof modes)[number]

/** What a picture of the report can be; unchanged ones have none. */
export const differing = ['changed', 'new', 'removed'] as const satisfies readonly Status[]

export interface Filters {
  /** Words in the component or the story. */
  text: string
  theme: Theme | null
  width: Width | null
  status: (typeof differing)[number] | null
}

/** What the page shows, all of which stands in its address, so that a link shows the same to somebody else. */
export interface Address extends Filters {
  group: string | null
  item: string | null
  mode: Mode
}

export const start: Address = {
  text: '',
  theme: null,
  width: null,
  status: null,
  group: null,
  item: null,
  mode: 'side',
}

const among = <T>(all: readonly T[], text: string | null): T | null => all.find((one) => String(one) === text) ?? null

/** Reads the part of an address after `#`. What it does not know, it leaves out. */
export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    text: fields.get('text') ?? '',
    theme: among(themes, fields.get('theme')),
    width: among(widths, fields.get('width')),
    status: among(differing, fields.get('status')),
    group: fields.get('group') || null,
    item: fields.get('item') || null,
    mode: among(modes, fields.get('mode')) ?? start.mode,
  }
}

/** The other way round. What is as at the start is not written. */
export function formatAddress(address: Address): string {
  const fields = new URLSearchParams()
  for (const name of ['group', 'item', 'text', 'theme', 'width', 'status', 'mode'] as const) {
    const value = address[name]
    if (value !== null && value !== start[name]) fields.set(name, String(value))
  }
  return `#${fields}`
}
