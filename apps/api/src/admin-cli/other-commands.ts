import type { Command } from 'commander'
import { add, type Paging, printing, reason, WrongUsage, withPaging } from './command.ts'
import { entriesPage, record, time } from './print.ts'

export function addOtherCommands(program: Command): void {
  add(
    program,
    'refund <order>',
    'refund a payment or a part of it, and take its tokens',
    'Refused when its tokens were spent, unless forced: then the rest becomes a debt that the next purchase settles.',
  )
    .addOption(reason)
    .option('--amount <number>', 'only this part of the payment, in its currency')
    .option('--force', 'also when its tokens were spent')
    .action(
      printing(async ({ api, confirm }, order: string, options: { reason: string; amount?: string; force?: true }) => {
        const { amount: part, ...rest } = options
        if (part !== undefined && !(Number(part) > 0)) throw new WrongUsage(`${part} is no amount.`)
        await confirm(
          part === undefined ? `What is left of order ${order} is refunded.` : `${part} of order ${order} is refunded.`,
        )
        const path = `/payments/${encodeURIComponent(order)}/refund`
        const body = { force: false, ...rest, ...(part === undefined ? {} : { amount: Number(part) }) }
        const json = await api.change<'refundPayment'>('POST', path, body)
        const { id, amount, currency, tokens_taken: taken, tokens_owed: owed, refunded_at: at } = json.payload
        const said = at === null ? 'The gateway does not answer: it is asked again every minute.' : 'Refunded.'
        const values = {
          refund: id,
          amount: `${amount} ${currency}`,
          'tokens taken': taken,
          'tokens owed': owed,
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
