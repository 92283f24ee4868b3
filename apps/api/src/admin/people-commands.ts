import type { AnswerOf, Schemas } from '../platform/contract/types.ts'
import { type Api, Refused } from './api.ts'
import { type Command, type Input, type Output, pageOf, paging, reason, WrongUsage } from './command.ts'
import { day, page, record, table, time } from './print.ts'

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

const lineOf = (line: Schemas['LedgerEntry']): string[] => [
  time(line.created_at),
  line.kind,
  signed(line.tokens),
  signed(line.held),
  String(line.balance_after),
  line.description,
]

const stateOf = ({ status, refunded_charges: refunded }: Schemas['Payment']): string => {
  const order = refunded.find(({ reason: why }) => why === 'order_refunded')
  if (!order) return status
  return order.refunded_at === null ? 'Refund due' : 'Refunded'
}

function correction(direction: 'give' | 'take'): Command {
  return {
    args: ['person', 'tokens'],
    help: direction === 'give' ? 'give a person tokens' : 'take tokens from a person',
    details:
      'The person sees the line in their list of movements, without the reason. A key is used once for a person.',
    options: { ...reason, key: { type: 'string', value: 'text', help: 'the ticket it answers to', required: true } },
    async run({ args: [who = '', amount = ''], api, given }) {
      const tokens = Number(amount)
      if (!(tokens > 0)) throw new WrongUsage(`${amount} is no number of tokens.`)
      const { id } = await find(api, who)
      const body = { direction, tokens, reason: given('reason') }
      const json = await api.change<'correctTokens'>('POST', `/people/${id}/tokens`, body, given('key'))
      const said = json.repeated ? 'This key was used before: nothing was moved.' : 'Done.'
      return { json, text: `${said}\n${describe(json.payload)}` }
    },
  }
}

async function list<Id extends 'listPersonLedger' | 'listPersonPayments' | 'listPersonRequests'>(
  input: Input,
  path: 'ledger' | 'payments' | 'requests',
  print: (answer: AnswerOf<Id>) => string,
): Promise<Output> {
  const { id } = await find(input.api, input.args[0] ?? '')
  const json = await input.api.get<Id>(`/people/${id}/${path}`, pageOf(input))
  return { json, text: print(json) }
}

export const peopleCommands: Readonly<Record<string, Command>> = {
  find: {
    args: ['person'],
    help: 'find people by e-mail, id, order or request',
    async run({ args: [text], api }) {
      const json = await api.get<'findPeople'>('/people', { text })
      if (json.payload.length === 0) throw new Refused(`Nobody was found for ${text}.`)
      return { json, text: json.payload.map(describe).join('\n\n') }
    },
  },
  ledger: {
    args: ['person'],
    help: 'what moved the tokens of a person',
    options: paging,
    run: (input) =>
      list<'listPersonLedger'>(input, 'ledger', ({ payload, next_cursor: next }) =>
        page(table(['TIME (UTC)', 'KIND', 'TOKENS', 'HELD', 'BALANCE', 'DESCRIPTION'], payload.map(lineOf)), next),
      ),
  },
  payments: {
    args: ['person'],
    help: 'what a person paid',
    options: paging,
    run: (input) =>
      list<'listPersonPayments'>(input, 'payments', ({ payload, next_cursor: next }) => {
        const rows = payload.map((payment) => [
          payment.id,
          day(payment.created_at),
          `${payment.amount} ${payment.currency}`,
          String(payment.tokens),
          stateOf(payment),
        ])
        return page(table(['ORDER', 'DATE', 'AMOUNT', 'TOKENS', 'STATUS'], rows), next)
      }),
  },
  requests: {
    args: ['person'],
    help: 'what a person asked for',
    options: paging,
    run: (input) =>
      list<'listPersonRequests'>(input, 'requests', ({ payload, next_cursor: next }) => {
        const rows = payload.map((one) => [one.id, day(one.created_at), String(one.cost), one.state, one.service])
        return page(table(['REQUEST', 'DATE', 'COST', 'STATE', 'SERVICE'], rows), next)
      }),
  },
  give: correction('give'),
  take: correction('take'),
  close: {
    args: ['person'],
    help: 'close an account and forget the person',
    details:
      'Ends the sessions, frees the e-mail address, removes pictures and personal data. Ledger and payments stay.',
    options: {
      ...reason,
      'forfeit-tokens': { type: 'boolean', help: 'what the person can still spend is lost' },
    },
    async run({ args: [who = ''], api, given, flag, confirm }) {
      const { id, email, balance } = await find(api, who)
      const lost = flag('forfeit-tokens') && balance > 0 ? ` ${balance} tokens are lost.` : ''
      await confirm(`The account ${email} is closed for good.${lost}`)
      const body = { reason: given('reason'), forfeit_tokens: flag('forfeit-tokens') }
      const json = await api.change<'closeAccount'>('POST', `/people/${id}/close`, body)
      return { json, text: `Closed.\n${describe(json.payload)}` }
    },
  },
}
