export interface Choices {
  /** To be approved by the command. */
  chosen: ReadonlySet<string>
  /** Approved by the server. */
  approved: ReadonlySet<string>
}

export const noChoices: Choices = { chosen: new Set(), approved: new Set() }

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** What was written for this report, as far as its pictures still exist. */
export function parseChoices(written: string | null, existing: ReadonlySet<string>): Choices {
  let read: unknown = null
  try {
    read = JSON.parse(written ?? 'null')
  } catch {
    return noChoices
  }
  if (typeof read !== 'object' || read === null) return noChoices
  const pick = (value: unknown) => new Set(textsIn(value).filter((id) => existing.has(id)))
  return {
    chosen: pick('chosen' in read ? read.chosen : null),
    approved: pick('approved' in read ? read.approved : null),
  }
}

export const formatChoices = ({ chosen, approved }: Choices): string =>
  JSON.stringify({ chosen: [...chosen], approved: [...approved] })
