import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from './support/admin-cli.ts'
import { adminToken } from './support/operator.ts'
import { killAll, type Running, send, start } from './support/processes.ts'
import { billing, cardBody, cards } from './support/shopping.ts'

let server: Running
let dataDir: string
let order: string
const email = 'ada@example.com'

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-operator-'))
  server = await start({ DATA_DIR: dataDir, ADMIN_TOKEN: adminToken })
  const password = 'Coin2026'
  const newcomer = { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password }
  const { answer: session } = await send(server, 'register', { body: newcomer })
  const token = session.access_token ?? null
  const { answer: quote } = await send(server, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })
  await send(server, 'executeCheckout', { token, body: cardBody(quote.payload, cards.visa) })
  order = quote.payload.id
}, 180_000)
afterAll(async () => {
  killAll()
  await rm(dataDir, { recursive: true, force: true })
})

const admin = (args: readonly string[], env: Record<string, string> = {}) => runAdmin(server, args, env)

const balanceIn = (out: string) => Number(/^balance +(\S+)$/m.exec(out)?.[1])

test('finds a person and gives tokens once for a repeated command', { timeout: 120_000 }, async () => {
  const found = await admin(['find', 'ADA@example'])
  expect(found).toMatchObject({ code: 0, err: '' })
  expect(balanceIn(found.out)).toBe(110)
  const give = ['give', email, '2.5', '--reason', 'The engine was away', '--key', 'ticket-81']
  const first = await admin(give)
  expect(first.out).toMatch(/^Done\.$/m)
  expect(balanceIn(first.out)).toBe(112.5)
  const second = await admin(give)
  expect(second).toMatchObject({ code: 0 })
  expect(second.out).toMatch(/^This key was used before: nothing was moved\.$/m)
  expect(balanceIn(second.out)).toBe(112.5)
  const taken = await admin(['take', email, '2.5', '--reason', 'Given by mistake', '--key', 'ticket-82'])
  expect(balanceIn(taken.out)).toBe(110)
})

test('exits with 1 for a refusal and with 2 for a usage error', { timeout: 120_000 }, async () => {
  const tooMuch = await admin(['take', email, '500', '--reason', 'too much', '--key', 'k'])
  expect(tooMuch).toEqual({ code: 1, out: '', err: 'The person can spend 110 tokens. Nothing was taken.\n' })
  expect(await admin(['find', 'nobody@example.com'])).toMatchObject({ code: 1 })
  expect(await admin(['find', email], { ADMIN_TOKEN: 'another' })).toMatchObject({
    code: 1,
    err: 'The token is not right.\n',
  })
  expect(await admin(['find', email], { ADMIN_URL: 'http://127.0.0.1:9' })).toMatchObject({ code: 1 })
  for (const args of [
    [],
    ['nothing'],
    ['find'],
    ['give', email, 'many', '--reason', 'because', '--key', 'k'],
    ['give', email, '1', '--key', 'k'],
    ['give', email, '1', '--reason', 'because'],
    ['refund', order, '--yes'],
    ['audit', '--unknown'],
    ['rerun', '--reason', 'because', '--key', 'k'],
    ['rerun', 'not-an-id', '--reason', 'because', '--key', 'k'],
    ['rerun', randomUUID(), '--reason', 'because'],
  ])
    expect({ args, ...(await admin(args)) }).toMatchObject({ args, code: 2 })
  expect(await admin(['find', email], { ADMIN_TOKEN: '' })).toMatchObject({ code: 2 })
})

test('every command has help without a server', { timeout: 120_000 }, async () => {
  const { code, out } = await admin(['--help'], { ADMIN_TOKEN: '' })
  expect(code).toBe(0)
  const names = [...out.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name)
  expect(names).toEqual(
    expect.arrayContaining(['find', 'ledger', 'give', 'take', 'refund', 'close', 'audit', 'failed', 'rerun']),
  )
  for (const name of names) {
    const help = await admin([name, '--help'], { ADMIN_TOKEN: '' })
    expect(help.code).toBe(0)
    expect(help.out).toContain(`npm run admin -- ${name}`)
    for (const line of help.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  }
})

test('asks before refunding a payment and closing an account', { timeout: 120_000 }, async () => {
  const refund = ['refund', order, '--reason', 'Bought by mistake']
  expect(await admin(refund)).toMatchObject({ code: 2, err: expect.stringContaining('Say --yes if that is meant.') })
  const { code, out } = await admin([...refund, '--yes'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Refunded\.$/m)
  expect(await admin([...refund, '--yes'])).toMatchObject({ code: 1, err: 'This payment was refunded already.\n' })
  const ledger = await admin(['ledger', email])
  for (const line of ledger.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  expect(ledger.out).toMatch(/^TIME \(UTC\) +KIND +TOKENS +HELD +BALANCE +DESCRIPTION$/m)
  expect(ledger.out).toMatch(/refund +-100 +0 +10 +Refund of Pocket/)
  expect((await admin(['payments', email])).out).toMatch(new RegExp(`^${order} .* Refunded$`, 'm'))
  expect((await admin(['requests', email])).out).toBe('None.\n')

  const close = ['close', email, '--reason', 'Asked for by mail', '--yes']
  expect(await admin(close)).toMatchObject({ code: 1, err: expect.stringContaining('The person still has 10 tokens.') })
  const closed = await admin([...close, '--forfeit-tokens', '--operator', 'edsger'])
  expect(closed.code).toBe(0)
  expect(await admin(['find', email])).toMatchObject({ code: 1 })

  const log = await admin(['audit', '--json'])
  const { payload } = JSON.parse(log.out)
  expect(payload).toMatchObject([
    { action: 'account.close', operator: 'edsger', reason: 'Asked for by mail' },
    { action: 'payment.refund', operator: 'grace', reason: 'Bought by mistake' },
    { action: 'tokens.take', operator: 'grace' },
    { action: 'tokens.give', operator: 'grace', reason: 'The engine was away', details: { key: 'ticket-81' } },
  ])
  expect((await admin(['audit', '--by', 'edsger'])).out).toMatch(/edsger {2}account\.close/)
  expect(log.out).not.toContain(email)
})
