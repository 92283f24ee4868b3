import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

interface Edit {
  /** Below the root of the repository. */
  file: string
  from: string
  to: string
}

export interface PlantedBug {
  name: string
  edits: readonly Edit[]
}

const payments = 'apps/api/src/domain/payments'

/** Mistakes that the simulation has to find. A gap in the numbers of invoices is one more entry here. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'credit twice on replay',
    edits: [
      {
        file: `${payments}/settle.ts`,
        from: "if (deposit.status === 'Success') {",
        to: 'if (deposit.id === attempt.id) {',
      },
      {
        file: 'apps/api/src/domain/ledger/movements.ts',
        from: 'key: `credit:',
        to: 'key: Math.random() + `credit:',
      },
    ],
  },
  {
    name: 'dispute after refund',
    edits: [
      {
        file: `${payments}/reversals.ts`,
        from: 'shareOf(deposit, refunded - withdrawn.amount + disputed)',
        to: 'shareOf(deposit, refunded - withdrawn.amount) + shareOf(deposit, disputed)',
      },
      {
        file: `${payments}/reversals.ts`,
        from: 'Math.min(deposit.tokens_tenths, due)',
        to: 'due',
      },
    ],
  },
  {
    name: 'lost refund',
    edits: [
      {
        file: `${payments}/settle.ts`,
        from: 'if (deposit.attempt_id !== attempt.id) await refundExtraCharge',
        to: 'if (deposit.attempt_id === null) await refundExtraCharge',
      },
    ],
  },
  {
    name: 'rounding by line',
    edits: [
      {
        file: 'packages/api-client/src/vat.ts',
        from: 'const vat = divideHalfUp(net * inHundredths(vatPercent), 10_000)',
        to: 'const of = (line: number) => divideHalfUp(line * inHundredths(vatPercent), 10_000); const vat = of(price) - of(discount)',
      },
    ],
  },
  {
    // The simulation found this one in the shop itself.
    name: 'charge at an outdated total',
    edits: [
      {
        file: `${payments}/begin.ts`,
        from: 'if (deposit.total_minor !== seen.total_minor)',
        to: 'if (deposit.id !== seen.id)',
      },
    ],
  },
  {
    name: 'debt forgotten',
    edits: [
      {
        file: 'apps/api/src/platform/db/functions/ledger_move.sql',
        from: "elsif v_to_available > 0 and p_kind <> 'give' then",
        to: "elsif v_to_available > 0 and p_kind = 'never' then",
      },
    ],
  },
]

const pathOf = (file: string) => fileURLToPath(new URL(`../../../../${file}`, import.meta.url))

function edited(text: string, { file, from, to }: Edit): string {
  if (text.split(from).length !== 2) throw new Error(`${file} has no single place with ${from}`)
  return text.replace(from, () => to)
}

const isSql = ({ file }: Edit) => file.endsWith('.sql')

/** Plants a bug in the modules that are loaded from now on. @returns functions of the database that have it */
export function plant({ edits }: PlantedBug): string[] {
  const inModules = edits.filter((edit) => !isSql(edit))
  if (inModules.length > 0) {
    registerHooks({
      load(url, context, nextLoad) {
        const loaded = nextLoad(url, context)
        const wanted = inModules.filter(({ file }) => url.endsWith(file))
        return wanted.length === 0 ? loaded : { ...loaded, source: wanted.reduce(edited, String(loaded.source)) }
      },
    })
  }
  return edits.filter(isSql).map((edit) => edited(readFileSync(pathOf(edit.file), 'utf8'), edit))
}
