import type { Command } from 'commander'
import type { Schemas } from '../platform/contract/types.ts'
import { add, changeEach, type Paging, printing, reason, requireIds, withPaging } from './command.ts'
import { entriesPage, time } from './print.ts'

const linesOf = (mail: Schemas['QueuedMail']) => [
  `${mail.id}  ${mail.state} since ${time(mail.since)}`,
  `${mail.kind}, ${mail.tries} ${mail.tries === 1 ? 'attempt' : 'attempts'}`,
  mail.person_id === null ? `message ${mail.contact_message_id}` : `person ${mail.person_id}`,
  mail.next_try_at && `next attempt ${time(mail.next_try_at)}`,
  mail.error,
]

export function addMailCommands(program: Command): void {
  withPaging(
    add(
      program,
      'mails',
      'mails that could not be sent, newest first',
      'With --waiting those that have not gone out yet, oldest first. "resend" sends failed ones again.',
    ).option('--waiting', 'those that wait or are tried again'),
  ).action(
    printing(async ({ api }, { waiting, ...paging }: Paging & { waiting?: true }) => {
      const state = waiting ? 'waiting' : 'failed'
      return entriesPage(await api.get<'listMails'>('/mails', { state, ...paging }), linesOf)
    }),
  )

  add(
    program,
    'resend <mail...>',
    'send failed mails again',
    'With a new link, to the address that the person has now.',
  )
    .addOption(reason)
    .action(
      printing(async ({ api }, ids: string[], body: { reason: string }) => {
        requireIds(ids, 'a mail. "mails" lists them.')
        return changeEach(
          ids,
          (id) => api.change<'resendMail'>('POST', `/mails/${id}/resend`, body),
          ({ payload }) => `${payload.id}: queued again.`,
        )
      }),
    )
}
