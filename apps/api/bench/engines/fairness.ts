import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openInMemory } from '../../src/db/open.ts'
import { settings } from '../../src/db/seed/catalogue.ts'
import { createTestEngines } from '../../test/support/engines.ts'
import { createVisitor } from '../../test/support/visitor.ts'

/** How many pictures of somebody who has `waiting` of them are made between the coming and the making of another's first. */
export async function measureDelay(waiting: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-bench-'))
  const engines = createTestEngines()
  engines.hold()
  const app = await createApp(readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }), {
    database: await openInMemory(),
    engines,
  })
  try {
    const value = JSON.stringify({ ...settings, welcome_bonus_tenths: 10 * waiting })
    await app.dependencies.db.updateTable('settings').set({ value }).execute()
    const [busy, other] = [createVisitor(app.http), createVisitor(app.http)]
    for (const visitor of [busy, other]) await visitor.signUp()
    const ask = async (visitor: typeof busy, prompt: string, count: number) => {
      const body = { prompt, style: 'none', size: '1024x1024', count }
      const { id } = (await visitor.call('generateImages', { body })).answer.payload
      // The queue has read its images by the time that a later call has read the request.
      await visitor.call('getImageRequest', { path: { id } })
    }
    for (let asked = 0; asked < waiting; asked += 4) await ask(busy, 'mine', 4)
    const first = await engines.nextWaiting()
    await ask(other, 'theirs', 1)
    first.finish()
    let between = 0
    for (;;) {
      const next = await engines.nextWaiting()
      const { input } = engines.calls.at(-1) ?? {}
      if (typeof input === 'object' && input !== null && 'prompt' in input && input.prompt === 'theirs') return between
      between += 1
      next.finish()
    }
  } finally {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
