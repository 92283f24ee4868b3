// A real server process for tests to kill. Its engines paint at once, or never with HOLD_IMAGES, and the first
// FAIL_IMAGES images fail; OWN_ENGINES uses the product's own engines. Its gateway takes SLOW_CHARGES milliseconds,
// or waits for the test with HOLD_CHARGES (./deferred-charges.ts).
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../../src/app.ts'
import { EngineError } from '../../src/engines/shared/errors.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { cardGatewayOf } from './card-gateway.ts'
import { deferCharges } from './deferred-charges.ts'
import { createTestEngines } from './engines.ts'
import { createTestProvenance } from './provenance.ts'

// The test ended without killing this process.
process.on('disconnect', () => process.exit(1))

const config = readConfig(process.env)
const engines = createTestEngines()
if (process.env.HOLD_IMAGES) engines.hold()
if (process.env.IMAGE_MILLISECONDS) engines.takeTime(Number(process.env.IMAGE_MILLISECONDS))
let failing = Number(process.env.FAIL_IMAGES ?? 0)
const generate = engines.generate
engines.generate = async (input, context) => {
  failing -= 1
  if (failing >= 0) throw new EngineError('unavailable', 'the engine is away')
  return generate(input, context)
}
const drawing = process.env.OWN_ENGINES ? {} : { engines }
const app = await createApp(config, { ...drawing, provenance: createTestProvenance() })
const gateway = cardGatewayOf(app.dependencies)
const charge = gateway.charge.bind(gateway)
const half = Number(process.env.SLOW_CHARGES ?? 0) / 2
const wait = process.env.HOLD_CHARGES ? deferCharges(process) : () => sleep(half)
gateway.charge = async (request) => {
  await wait('requested')
  const outcome = await charge(request)
  await wait('charged')
  return outcome
}
const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address })
