import { responseSchemas as eager } from './eagerSchemas.gen.ts'
import { isRecord } from './isRecord.ts'
import { matchesSchema, type ResponseSchemas } from './responseSchema.ts'

/** Loaded when wanted; whoever cannot get it does without the check, not without the answer. */
const lazy = (): Promise<ResponseSchemas> =>
  import('./lazySchemas.gen.ts').then(
    ({ responseSchemas }) => responseSchemas,
    () => ({ schemas: {}, named: {} }),
  )

/**
 * Whether the site can read the answer of a call: of a write whose answer nobody reads, and of an envelope that says
 * it is no success, nothing is asked.
 */
export async function validateResponse(body: unknown, method: string, path: string): Promise<boolean> {
  if (isRecord(body) && body.status === 'ERROR') return true
  const call = `${method} ${path}`
  const { schemas, named } = Object.hasOwn(eager.schemas, call) ? eager : await lazy()
  const schema = schemas[call]
  return schema === undefined || matchesSchema(body, schema, named)
}
