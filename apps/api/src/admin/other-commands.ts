import type { Schemas } from '../platform/contract/types.ts'
import { type Command, pageOf, paging, reason } from './command.ts'
import { page, record, time } from './print.ts'

const entry = ({ at, operator, action, subject, reason: why, details }: Schemas['AuditEntry']): string =>
  [
    `${time(at)}  ${operator}  ${action}`,
    `  ${subject}`,
    ...(why === null ? [] : [`  ${why}`]),
    `  ${JSON.stringify(details)}`,
  ].join('\n')

export const otherCommands: Readonly<Record<string, Command>> = {
  refund: {
    args: ['order'],
    help: 'give a payment back and take its tokens',
    details: 'Refused when tokens of the order were spent, unless forced: then what is left of them is taken.',
    options: { ...reason, force: { type: 'boolean', help: 'also when tokens of it were spent' } },
    async run({ args: [order = ''], api, given, flag, confirm }) {
      await confirm(`The payment of order ${order} goes back whole.`)
      const body = { reason: given('reason'), force: flag('force') }
      const json = await api.change<'refundPayment'>('POST', `/payments/${encodeURIComponent(order)}/refund`, body)
      const { id, amount, currency, tokens_taken: taken, tokens_kept: kept, refunded_at: at } = json.payload
      const values = { refund: id, amount: `${amount} ${currency}`, 'tokens taken': taken, 'tokens spent before': kept }
      const said = at === null ? 'The gateway does not answer: it is asked again every minute.' : 'Refunded.'
      return { json, text: `${said}\n${record(values)}` }
    },
  },
  audit: {
    args: [],
    help: 'what operators changed, newest first',
    options: {
      subject: { type: 'string', value: 'text', help: 'of one thing only, as person:<id>' },
      by: { type: 'string', value: 'name', help: 'of one operator only' },
      ...paging,
    },
    async run(input) {
      const query = { subject: input.text('subject'), operator: input.text('by'), ...pageOf(input) }
      const json = await input.api.get<'listAudit'>('/audit', query)
      return { json, text: page(json.payload.map(entry).join('\n\n') || 'None.', json.next_cursor) }
    },
  },
}
