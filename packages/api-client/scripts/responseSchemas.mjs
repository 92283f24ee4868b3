/**
 * Reads from openapi.yaml what src/validateResponse.ts checks responses against: of each schema as much as the site
 * needs in order not to fail on a response that breaks the contract.
 */

/** The site reads the responses of these writes. */
const readWrites = new Set([
  'login',
  'register',
  'validatePromocode',
  'generateImages',
  'findSubject',
  'removeBackground',
  'upscaleImage',
  'cancelImageRequest',
])

/** Needed before a person signs in; the others are loaded with the first call that needs them. */
const eager = new Set([
  'isAuth',
  'login',
  'register',
  'getProfile',
  'getSettings',
  'listCurrencies',
  'listLanguages',
  'getLocalizations',
  'listCountries',
  'listStaticPages',
  'listSocialLinks',
  'listPacks',
  'getTokenPricing',
  'calculatePrice',
])

const success = /^20[0-2]$/

export function responseSchemasOf(contract) {
  let named = {}

  const resolve = (ref) =>
    ref
      .replace('#/', '')
      .split('/')
      .reduce((node, key) => node[key], contract)

  const orMissing = (compact) => {
    if (typeof compact !== 'string') throw new Error('give a list or an object that may be null a name of its own')
    return compact === '' || compact.endsWith('?') ? compact : `${compact}?`
  }

  const fieldsOf = (schema) => {
    if (schema.$ref) return fieldsOf(resolve(schema.$ref))
    const all = (schema.allOf ?? []).map(fieldsOf)
    return {
      properties: Object.assign({}, ...all.map(({ properties }) => properties), schema.properties),
      required: [...all.flatMap(({ required }) => required), ...(schema.required ?? [])],
    }
  }

  function objectOf(schema) {
    const { properties, required } = fieldsOf(schema)
    const compact = {}
    for (const [field, inner] of Object.entries(properties)) {
      const read = compactOf(inner)
      const mayMiss = schema['x-defaults'] || !required.includes(field)
      if (read === '' || (field === 'status' && resolved(inner).const) || field === 'message') continue
      if (mayMiss && typeof read !== 'string') {
        const name = `${field}List`
        named[name] = read
        compact[field] = `${name}?`
      } else compact[field] = mayMiss ? orMissing(read) : read
    }
    if (schema.additionalProperties) compact['*'] = compactOf(schema.additionalProperties)
    return compact
  }

  const resolved = (schema) => (schema.$ref ? resolved(resolve(schema.$ref)) : schema)

  function compactOf(schema) {
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1)
      const plain = shapeOfPlain(resolved(schema), () => {
        named[name] ??= objectOf(resolved(schema))
        return name
      })
      return plain
    }
    return shapeOfPlain(schema, () => objectOf(schema))
  }

  function shapeOfPlain(schema, object) {
    if (schema.oneOf) {
      const others = schema.oneOf.filter(({ type }) => type !== 'null')
      if (others.length !== 1) return ''
      return others.length === schema.oneOf.length ? compactOf(others[0]) : orMissing(compactOf(others[0]))
    }
    const types = [schema.type ?? (schema.allOf ? 'object' : [])].flat()
    const [type, ...more] = types.filter((one) => one !== 'null')
    if (type === undefined || more.length > 0) return ''
    const compact =
      type === 'object' ? object() : type === 'array' ? [compactOf(schema.items)] : type === 'integer' ? 'number' : type
    return types.includes('null') ? orMissing(compact) : compact
  }

  const read = (wanted) => {
    named = {}
    const schemas = {}
    for (const [path, item] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        // Called from a command line: the site would carry their schemas for nothing.
        if (operation.tags?.includes('admin')) continue
        if (eager.has(operation.operationId) !== wanted) continue
        if (method !== 'get' && !readWrites.has(operation.operationId)) continue
        for (const [status, answer] of Object.entries(operation.responses)) {
          const schema = (answer.$ref ? resolve(answer.$ref) : answer).content?.['application/json']?.schema
          if (!success.test(status) || !schema) continue
          const compact = compactOf(schema)
          // An empty eager schema stays, so that the lazy ones are not loaded for it.
          if (wanted || Object.keys(compact).length > 0) schemas[`${method.toUpperCase()} ${path}`] = compact
        }
      }
    }
    return { schemas, named }
  }

  return { eager: read(true), lazy: read(false) }
}
