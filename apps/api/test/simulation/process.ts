import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { createDependencies } from '../../src/create-dependencies.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Dependencies } from '../../src/ports/dependencies.ts'
import { createTestEngines } from '../support/engines.ts'
import { createTestProvenance } from '../support/provenance.ts'
import { createDatabase } from './database.ts'
import type { SimulatedGateway } from './gateway.ts'
import type { Statements } from './prepared-statements.ts'
import type { Process, Scheduler } from './scheduler.ts'

const unused = () => Promise.reject(new Error('no image is stored and no mail is sent in the simulation'))

/** What all processes share, and what outlives them. */
const shared = {
  config: readConfig({ DATA_DIR: tmpdir(), SECRET_KEY: 'the secret of all simulated servers' }),
  log: Fastify({ logger: false }).log,
  engines: createTestEngines(),
  provenance: createTestProvenance(),
  mailer: { send: unused },
  storage: { put: unused, open: unused, read: unused, remove: unused, list: unused },
}

/** A server process: the parts of the real one, on the shared database and gateway. */
export function startProcess(
  name: string,
  { statements, scheduler, gateway }: { statements: Statements; scheduler: Scheduler; gateway: SimulatedGateway },
): { process: Process; dependencies: Dependencies } {
  const process = { name, isAlive: true }
  const db = createDatabase(statements, scheduler, process)
  const { clock } = scheduler
  return { process, dependencies: createDependencies({ ...shared, db, clock, gateway: gateway.connect(process) }) }
}
