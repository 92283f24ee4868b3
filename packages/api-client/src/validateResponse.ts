import { responseSchemas as eager } from './eagerSchemas.gen.ts'
import { isRecord } from './isRecord.ts'
import { matchesSchema, type ResponseSchemas } from './responseSchema.ts'

/** Loaded on demand; when it does not load, the answer is used without the check. */
const lazy = (): Promise<ResponseSchemas> =>
  import('./lazySchemas.gen.ts').then(
    ({ responseSchemas }) => responseSchemas,
    () => ({ schemas: {}, named: {} }),
  )

/**
 * Validates a response body. Unread write responses and ERROR envelopes are not validated.
 */
export async function validateResponse(body: unknown, method: string, path: string): Promise<boolean> {
  if (isRecord(body) && body.status === 'ERROR') return true
  const call = `${method} ${path}`
  const { schemas, named } = Object.hasOwn(eager.schemas, call) ? eager : await lazy()
  const schema = schemas[call]
  return schema === undefined || matchesSchema(body, schema, named)
}
