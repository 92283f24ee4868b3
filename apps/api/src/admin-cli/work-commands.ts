import type { Command } from 'commander'
import type { Schemas } from '../platform/contract/types.ts'
import { add, changeEach, key, type Paging, printing, reason, requireIds, withPaging } from './command.ts'
import { entriesPage, table, time } from './print.ts'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const linesOf = (image: Schemas['WorkImage']) => [
  `${image.id}  ${image.state} since ${time(image.since)}`,
  [
    image.service,
    image.free ? 'free of charge' : counted(image.price, 'token'),
    counted(image.tries, 'attempt'),
    ...(image.reruns === 0 ? [] : [counted(image.reruns, 'rerun')]),
  ].join(', '),
  `request ${image.request_id}`,
  `person ${image.person_id}`,
  image.failure && `${image.failure}: ${image.error ?? '-'}`,
]

const requireImageIds = (ids: readonly string[]) => requireIds(ids, 'an image. "failed" and "waiting" list them.')

export function addWorkCommands(program: Command): void {
  withPaging(
    add(
      program,
      'failed',
      'images that failed for a reason of ours, newest first',
      'Not those that were cancelled, refused by the policy or could not be read. "rerun" makes them again.',
    ),
  ).action(
    printing(async ({ api }, paging: Paging) =>
      entriesPage(await api.get<'listImageWork'>('/images', { state: 'failed', ...paging }), linesOf),
    ),
  )

  withPaging(
    add(program, 'waiting', 'images that wait or are being made for long, oldest first').option(
      '--minutes <number>',
      'for how long at least (10)',
    ),
  ).action(
    printing(async ({ api }, query: Paging & { minutes?: string }) =>
      entriesPage(await api.get<'listImageWork'>('/images', { state: 'open', ...query }), linesOf),
    ),
  )

  add(
    program,
    'rerun <image...>',
    'queue failed images again',
    'Takes the tokens again that were given back. A key is used once for an image: repeated, it does nothing more.',
  )
    .addOption(reason)
    .addOption(key)
    .option('--free', 'at our expense')
    .action(
      printing(async ({ api }, ids: string[], options: { reason: string; key: string; free?: true }) => {
        requireImageIds(ids)
        const body = { reason: options.reason, free: options.free ?? false }
        return changeEach(
          ids,
          (id) => api.change<'rerunImage'>('POST', `/images/${id}/rerun`, body, options.key),
          ({ payload, repeated }) =>
            `${payload.id}: ${repeated ? 'this key was used before, nothing was done' : 'queued again'}.`,
        )
      }),
    )

  add(
    program,
    'prioritize <image>',
    'make a waiting image before all others',
    'What is being made is not stopped. "waiting" lists images, with --minutes 0 all of them.',
  )
    .addOption(reason)
    .action(
      printing(async ({ api }, id: string, body: { reason: string }) => {
        requireImageIds([id])
        const json = await api.change<'prioritizeImage'>('POST', `/images/${id}/prioritize`, body)
        return { json, text: `${json.payload.id}: is next.` }
      }),
    )

  add(
    program,
    'unsettled',
    'charges, cancellations and refunds the gateway still owes an answer',
    'The server asks the gateway again every minute: look there when one of them stays.',
  ).action(
    printing(async ({ api }) => {
      const json = await api.get<'listUnsettledPayments'>('/payments/unsettled')
      const rows = json.payload.map((one) => [one.order_id, one.kind, `${one.amount} ${one.currency}`, time(one.since)])
      return { json, text: table(['ORDER', 'UNKNOWN', 'AMOUNT', 'SINCE (UTC)'], rows) }
    }),
  )
}
