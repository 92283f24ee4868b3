// A server process for crash.test.ts to kill: the real thing on disk, with engines that paint at once.
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createTestEngines } from './engines.ts'

// The test has ended without killing it.
process.on('disconnect', () => process.exit(1))

const config = readConfig(process.env)
const app = await createApp(config, { engines: createTestEngines() })
const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address })
