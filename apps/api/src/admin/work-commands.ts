import type { AnswerOf, Schemas } from '../platform/contract/types.ts'
import { Refused } from './api.ts'
import { type Command, type Input, pageOf, paging, reason, WrongUsage } from './command.ts'
import { page, table, time } from './print.ts'

type Image = Schemas['WorkImage']

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const entry = (image: Image): string =>
  [
    `${image.id}  ${image.state} since ${time(image.since)}`,
    `  ${[
      image.service,
      image.free ? 'free of charge' : counted(image.price, 'token'),
      counted(image.tries, 'attempt'),
      ...(image.reruns === 0 ? [] : [counted(image.reruns, 'rerun')]),
    ].join(', ')}`,
    `  request ${image.request_id}`,
    `  person ${image.person_id}`,
    ...(image.failure === null ? [] : [`  ${image.failure}: ${image.error ?? '-'}`]),
  ].join('\n')

const print = ({ payload, next_cursor: next }: AnswerOf<'listImageWork'>): string =>
  page(payload.map(entry).join('\n\n') || 'None.', next)

const list = async ({ api }: Input, query: Record<string, string | undefined>) => {
  const json = await api.get<'listImageWork'>('/images', query)
  return { json, text: print(json) }
}

/** Continues after a refusal, so that one image does not stop the others. */
async function rerun({ args, api, given, flag }: Input) {
  const body = { reason: given('reason'), free: flag('free') }
  const answers: AnswerOf<'rerunImage'>[] = []
  const refusals: string[] = []
  for (const id of args) {
    try {
      const path = `/images/${encodeURIComponent(id)}/rerun`
      answers.push(await api.change<'rerunImage'>('POST', path, body, given('key')))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(`${id}: ${error.message}`)
    }
  }
  const lines = answers.map(
    ({ payload, repeated }) =>
      `${payload.id}: ${repeated ? 'this key was used before, nothing was done' : 'queued again'}.`,
  )
  if (refusals.length > 0) throw new Refused([...lines, ...refusals].join('\n'))
  return { json: answers, text: lines.join('\n') }
}

function requireImageId(id: string): void {
  if (!/^[0-9a-f-]{36}$/i.test(id))
    throw new WrongUsage(`${id} is no id of an image. "failed" and "waiting" list them.`)
}

export const workCommands: Readonly<Record<string, Command>> = {
  failed: {
    args: [],
    help: 'images that failed for a reason of ours, newest first',
    details: 'Not those that were cancelled, refused by the policy or could not be read. "rerun" makes them again.',
    options: paging,
    run: (input) => list(input, { state: 'failed', ...pageOf(input) }),
  },
  waiting: {
    args: [],
    help: 'images that wait or are being made for long, oldest first',
    options: { minutes: { type: 'string', value: 'number', help: 'for how long at least (10)' }, ...paging },
    run: (input) => list(input, { state: 'open', minutes: input.text('minutes'), ...pageOf(input) }),
  },
  rerun: {
    args: ['image'],
    rest: 'image',
    help: 'queue failed images again',
    details:
      'Takes the tokens again that were given back. A key is used once for an image: repeated, it does nothing more.',
    options: {
      ...reason,
      key: { type: 'string', value: 'text', help: 'the ticket it answers to', required: true },
      free: { type: 'boolean', help: 'at our expense' },
    },
    run(input) {
      for (const id of input.args) requireImageId(id)
      return rerun(input)
    },
  },
  prioritize: {
    args: ['image'],
    help: 'make a waiting image before all others',
    details: 'What is being made is not stopped. "waiting" lists images, with --minutes 0 all of them.',
    options: reason,
    async run({ args: [id = ''], api, given }) {
      requireImageId(id)
      const path = `/images/${encodeURIComponent(id)}/prioritize`
      const json = await api.change<'prioritizeImage'>('POST', path, { reason: given('reason') })
      return { json, text: `${json.payload.id}: is next.` }
    },
  },
  unsettled: {
    args: [],
    help: 'charges, cancellations and refunds the gateway still owes an answer',
    details: 'The server asks the gateway again every minute: look there when one of them stays.',
    async run({ api }) {
      const json = await api.get<'listUnsettledPayments'>('/payments/unsettled')
      const rows = json.payload.map((one) => [one.order_id, one.kind, `${one.amount} ${one.currency}`, time(one.since)])
      return { json, text: table(['ORDER', 'UNKNOWN', 'AMOUNT', 'SINCE (UTC)'], rows) }
    },
  },
}
