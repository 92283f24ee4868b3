import type { Command } from 'commander'
import { add, type Paging, printing, reason, withPaging } from './command.ts'
import { entriesPage, record, time } from './print.ts'

export function addOtherCommands(program: Command): void {
  add(
    program,
    'refund <order>',
    'give a payment back and take its tokens',
    'Refused when tokens of the order were spent, unless forced: then what is left of them is taken.',
  )
    .addOption(reason)
    .option('--force', 'also when tokens of it were spent')
    .action(
      printing(async ({ api, confirm }, order: string, options: { reason: string; force?: true }) => {
        await confirm(`The payment of order ${order} goes back whole.`)
        const path = `/payments/${encodeURIComponent(order)}/refund`
        const json = await api.change<'refundPayment'>('POST', path, { force: false, ...options })
        const { id, amount, currency, tokens_taken: taken, tokens_kept: kept, refunded_at: at } = json.payload
        const said = at === null ? 'The gateway does not answer: it is asked again every minute.' : 'Refunded.'
        const values = {
          refund: id,
          amount: `${amount} ${currency}`,
          'tokens taken': taken,
          'tokens spent before': kept,
        }
        return { json, text: `${said}\n${record(values)}` }
      }),
    )

  withPaging(
    add(program, 'audit', 'what operators changed, newest first')
      .option('--subject <text>', 'of one thing only, as person:<id>')
      .option('--by <name>', 'of one operator only'),
  ).action(
    printing(async ({ api }, { by: operator, ...query }: Paging & { subject?: string; by?: string }) => {
      const json = await api.get<'listAudit'>('/audit', { operator, ...query })
      return entriesPage(json, ({ at, operator: author, action, subject, reason: why, details }) => [
        `${time(at)}  ${author}  ${action}`,
        subject,
        why,
        JSON.stringify(details),
      ])
    }),
  )
}
