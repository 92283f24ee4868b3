/**
 * The shapes of the answers that the site reads, from openapi.yaml: what src/fits.ts holds an answer against. Types end
 * where the network begins; this is as much of the contract as it takes not to fall over an answer that breaks it.
 */

/** Writes whose answer is read. Of the others it only counts that the server accepted them. */
const readWrites = new Set([
  'login',
  'register',
  'validatePromocode',
  'generateImages',
  'removeBackground',
  'upscaleImage',
  'cancelImageRequest',
])

/** What is asked for before a person has signed in; the other shapes are loaded with the first call that needs them. */
const first = new Set([
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

export function shapesOf(contract) {
  let named = {}

  const resolve = (ref) =>
    ref
      .replace('#/', '')
      .split('/')
      .reduce((node, key) => node[key], contract)

  const orMissing = (shape) => {
    if (typeof shape !== 'string') throw new Error('give a list or an object that may be null a name of its own')
    return shape === '' || shape.endsWith('?') ? shape : `${shape}?`
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
    const shape = {}
    for (const [field, inner] of Object.entries(properties)) {
      const read = shapeOf(inner)
      const mayMiss = schema['x-defaults'] || !required.includes(field)
      // The status of an envelope is read by whoever opens it.
      if (read === '' || (field === 'status' && resolved(inner).const) || field === 'message') continue
      if (mayMiss && typeof read !== 'string') {
        const name = `${field}List`
        named[name] = read
        shape[field] = `${name}?`
      } else shape[field] = mayMiss ? orMissing(read) : read
    }
    if (schema.additionalProperties) shape['*'] = shapeOf(schema.additionalProperties)
    return shape
  }

  const resolved = (schema) => (schema.$ref ? resolved(resolve(schema.$ref)) : schema)

  function shapeOf(schema) {
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
      return others.length === schema.oneOf.length ? shapeOf(others[0]) : orMissing(shapeOf(others[0]))
    }
    const types = [schema.type ?? (schema.allOf ? 'object' : [])].flat()
    const [type, ...more] = types.filter((one) => one !== 'null')
    if (type === undefined || more.length > 0) return ''
    const shape =
      type === 'object' ? object() : type === 'array' ? [shapeOf(schema.items)] : type === 'integer' ? 'number' : type
    return types.includes('null') ? orMissing(shape) : shape
  }

  const read = (wanted) => {
    named = {}
    const shapes = {}
    for (const [path, item] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (first.has(operation.operationId) !== wanted) continue
        if (method !== 'get' && !readWrites.has(operation.operationId)) continue
        for (const [status, answer] of Object.entries(operation.responses)) {
          const schema = (answer.$ref ? resolve(answer.$ref) : answer).content?.['application/json']?.schema
          if (!success.test(status) || !schema) continue
          const shape = shapeOf(schema)
          // Of the first ones also that nothing is asked of them, lest the others be loaded to find it out.
          if (wanted || Object.keys(shape).length > 0) shapes[`${method.toUpperCase()} ${path}`] = shape
        }
      }
    }
    return { shapes, named }
  }

  return { first: read(true), later: read(false) }
}
