import type { AnswerOf, Schemas } from '../platform/contract/types.ts'
import { Refused } from './api.ts'
import { type Command, type Input, pageOf, paging, reason, WrongUsage } from './command.ts'
import { page, time } from './print.ts'

const entry = (mail: Schemas['QueuedMail']): string =>
  [
    `${mail.id}  ${mail.state} since ${time(mail.since)}`,
    `  ${mail.kind}, ${mail.tries} ${mail.tries === 1 ? 'attempt' : 'attempts'}`,
    mail.person_id === null ? `  message ${mail.contact_message_id}` : `  person ${mail.person_id}`,
    ...(mail.next_try_at === null ? [] : [`  next attempt ${time(mail.next_try_at)}`]),
    ...(mail.error === null ? [] : [`  ${mail.error}`]),
  ].join('\n')

const print = ({ payload, next_cursor: next }: AnswerOf<'listMails'>): string =>
  page(payload.map(entry).join('\n\n') || 'None.', next)

/** Continues after a refusal, so that one mail does not stop the others. */
async function resend({ args, api, given }: Input) {
  const answers: AnswerOf<'resendMail'>[] = []
  const refusals: string[] = []
  for (const id of args) {
    try {
      const path = `/mails/${encodeURIComponent(id)}/resend`
      answers.push(await api.change<'resendMail'>('POST', path, { reason: given('reason') }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(`${id}: ${error.message}`)
    }
  }
  const lines = answers.map(({ payload }) => `${payload.id}: queued again.`)
  if (refusals.length > 0) throw new Refused([...lines, ...refusals].join('\n'))
  return { json: answers, text: lines.join('\n') }
}

export const mailCommands: Readonly<Record<string, Command>> = {
  mails: {
    args: [],
    help: 'mails that could not be sent, newest first',
    details: 'With --waiting those that have not gone out yet, oldest first. "resend" sends failed ones again.',
    options: { waiting: { type: 'boolean', help: 'those that wait or are tried again' }, ...paging },
    async run(input) {
      const state = input.flag('waiting') ? 'waiting' : 'failed'
      const json = await input.api.get<'listMails'>('/mails', { state, ...pageOf(input) })
      return { json, text: print(json) }
    },
  },
  resend: {
    args: ['mail'],
    rest: 'mail',
    help: 'send failed mails again',
    details: 'With a new link, to the address that the person has now.',
    options: reason,
    run(input) {
      const wrong = input.args.find((id) => !/^[0-9a-f-]{36}$/i.test(id))
      if (wrong !== undefined) throw new WrongUsage(`${wrong} is no id of a mail. "mails" lists them.`)
      return resend(input)
    },
  },
}
