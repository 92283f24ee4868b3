import type { Command } from 'commander'
import type { Schemas } from '../platform/contract/types.ts'
import { type Api, Refused } from './api.ts'
import { add, key, type Paging, printing, reason, WrongUsage, withPaging } from './command.ts'
import { day, record, tablePage, time } from './print.ts'

type Person = Schemas['Person']

const describe = (person: Person): string =>
  record({
    id: person.id,
    'e-mail': person.email,
    name: `${person.name} ${person.surname}`,
    since: time(person.created_at),
    confirmed: person.email_verified ? 'yes' : 'no',
    ...(person.closed_at === null ? {} : { closed: time(person.closed_at) }),
    balance: person.balance,
    held: person.held,
  })

/** Finds exactly one person. */
async function find(api: Api, text: string): Promise<Person> {
  const { payload } = await api.get<'findPeople'>('/people', { text })
  const exact = payload.filter(({ id, email }) => [id, email.toLowerCase()].includes(text.toLowerCase()))
  const [one, ...others] = exact.length > 0 ? exact : payload
  if (!one) throw new Refused(`Nobody was found for ${text}.`)
  if (others.length > 0) throw new Refused(`${text} is more than one person: use the id or the whole e-mail address.`)
  return one
}

const signed = (tokens: number): string => (tokens > 0 ? `+${tokens}` : String(tokens))

const stateOf = ({ status, refunded_charges: refunded }: Schemas['Payment']): string => {
  const order = refunded.find(({ reason: why }) => why === 'order_refunded')
  if (!order) return status
  return order.refunded_at === null ? 'Refund due' : 'Refunded'
}

const addCorrection = (program: Command, direction: 'give' | 'take'): Command =>
  add(
    program,
    `${direction} <person> <tokens>`,
    direction === 'give' ? 'give a person tokens' : 'take tokens from a person',
    'The person sees the line in their list of movements, without the reason. A key is used once for a person.',
  )
    .addOption(reason)
    .addOption(key)
    .action(
      printing(async ({ api }, who: string, amount: string, options: { reason: string; key: string }) => {
        const tokens = Number(amount)
        if (!(tokens > 0)) throw new WrongUsage(`${amount} is no number of tokens.`)
        const { id } = await find(api, who)
        const body = { direction, tokens, reason: options.reason }
        const json = await api.change<'correctTokens'>('POST', `/people/${id}/tokens`, body, options.key)
        const said = json.repeated ? 'This key was used before: nothing was moved.' : 'Done.'
        return { json, text: `${said}\n${describe(json.payload)}` }
      }),
    )

export function addPeopleCommands(program: Command): void {
  add(program, 'find <person>', 'find people by e-mail, id, order or request').action(
    printing(async ({ api }, text: string) => {
      const json = await api.get<'findPeople'>('/people', { text })
      if (json.payload.length === 0) throw new Refused(`Nobody was found for ${text}.`)
      return { json, text: json.payload.map(describe).join('\n\n') }
    }),
  )

  withPaging(add(program, 'ledger <person>', 'what moved the tokens of a person')).action(
    printing(async ({ api }, who: string, paging: Paging) => {
      const { id } = await find(api, who)
      const json = await api.get<'listPersonLedger'>(`/people/${id}/ledger`, paging)
      return tablePage(json, ['TIME (UTC)', 'KIND', 'TOKENS', 'HELD', 'BALANCE', 'DESCRIPTION'], (line) => [
        time(line.created_at),
        line.kind,
        signed(line.tokens),
        signed(line.held),
        String(line.balance_after),
        line.description,
      ])
    }),
  )

  withPaging(add(program, 'payments <person>', 'what a person paid')).action(
    printing(async ({ api }, who: string, paging: Paging) => {
      const { id } = await find(api, who)
      const json = await api.get<'listPersonPayments'>(`/people/${id}/payments`, paging)
      return tablePage(json, ['ORDER', 'DATE', 'AMOUNT', 'TOKENS', 'STATUS'], (payment) => [
        payment.id,
        day(payment.created_at),
        `${payment.amount} ${payment.currency}`,
        String(payment.tokens),
        stateOf(payment),
      ])
    }),
  )

  withPaging(add(program, 'requests <person>', 'what a person asked for')).action(
    printing(async ({ api }, who: string, paging: Paging) => {
      const { id } = await find(api, who)
      const json = await api.get<'listPersonRequests'>(`/people/${id}/requests`, paging)
      return tablePage(json, ['REQUEST', 'DATE', 'COST', 'STATE', 'SERVICE'], (request) => [
        request.id,
        day(request.created_at),
        String(request.cost),
        request.state,
        request.service,
      ])
    }),
  )

  addCorrection(program, 'give')
  addCorrection(program, 'take')

  add(
    program,
    'close <person>',
    'close an account and forget the person',
    'Ends the sessions, frees the e-mail address, removes images and personal data. Ledger and payments stay.',
  )
    .addOption(reason)
    .option('--forfeit-tokens', 'what the person can still spend is lost')
    .action(
      printing(async ({ api, confirm }, who: string, options: { reason: string; forfeitTokens?: true }) => {
        const { id, email, balance } = await find(api, who)
        const forfeit = options.forfeitTokens ?? false
        const lost = forfeit && balance > 0 ? ` ${balance} tokens are lost.` : ''
        await confirm(`The account ${email} is closed for good.${lost}`)
        const body = { reason: options.reason, forfeit_tokens: forfeit }
        const json = await api.change<'closeAccount'>('POST', `/people/${id}/close`, body)
        return { json, text: `Closed.\n${describe(json.payload)}` }
      }),
    )
}
