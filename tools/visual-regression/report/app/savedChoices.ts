export interface Choices {
  /** To be approved by the command. */
  chosen: ReadonlySet<string>
  /** Approved by the server, the newest last. */
  approvals: readonly Approval[]
}

/** What was approved at once, and the name by which it is undone. */
export interface Approval {
  readonly undo: string
  readonly ids: readonly string[]
}

export const noChoices: Choices = { chosen: new Set(), approvals: [] }

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
  const known = (value: unknown) => textsIn(value).filter((id) => existing.has(id))
  return {
    chosen: new Set(known('chosen' in read ? read.chosen : null)),
    approvals: 'approvals' in read && Array.isArray(read.approvals) ? read.approvals.flatMap(approvalIn(known)) : [],
  }
}

const approvalIn =
  (known: (value: unknown) => readonly string[]) =>
  (value: unknown): readonly Approval[] => {
    if (typeof value !== 'object' || value === null || !('undo' in value) || !('ids' in value)) return []
    return typeof value.undo === 'string' ? [{ undo: value.undo, ids: known(value.ids) }] : []
  }

export const formatChoices = ({ chosen, approvals }: Choices): string =>
  JSON.stringify({ chosen: [...chosen], approvals })
