import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../platform/support/clock.ts'
import type { Mailer } from '../../ports/mailer.ts'

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** Writes each mail to a text file for developers; links stay on one line. */
export function createOutbox(folder: string, from: string, clock: Clock): Mailer {
  return {
    async send(mail) {
      const now = clock.now()
      await mkdir(folder, { recursive: true })
      const name = `${now.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      const head = [
        `From: ${oneLine(from)}`,
        `To: ${oneLine(mail.to)}`,
        `Date: ${now.toUTCString()}`,
        `Subject: ${oneLine(mail.subject)}`,
      ]
      const draft = join(folder, `.${name}`)
      await writeFile(draft, `${head.join('\n')}\n\n${mail.text}\n`)
      await rename(draft, join(folder, `${name}.txt`))
    },
  }
}
