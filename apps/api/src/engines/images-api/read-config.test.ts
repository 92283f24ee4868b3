import { expect, test } from 'vitest'
import { readImagesApi } from './read-config.ts'

test('connects nothing without an address', () => {
  expect(readImagesApi({})).toBeNull()
  expect(readImagesApi({ IMAGE_API_URL: ' ' })).toBeNull()
})

test.each([
  ['http://localhost:8080', 'http://localhost:8080/v1'],
  ['http://localhost:8080/', 'http://localhost:8080/v1'],
  ['https://api.example/v1/', 'https://api.example/v1'],
  ['https://gateway.example/team/openai', 'https://gateway.example/team/openai'],
])('completes the address %s: %s', (IMAGE_API_URL, address) => {
  const config = readImagesApi({ IMAGE_API_URL })
  expect(config?.baseUrl.href).toBe(address)
  expect(config).toMatchObject({ key: null, model: null, sizes: null, fields: [], parameters: {}, previews: null })
  expect(config).toMatchObject({ edits: false })
  expect(config).toMatchObject({ fileHosts: [], concurrency: 4, timeoutSeconds: 180 })
})

test('reads every variable', () => {
  const config = readImagesApi({
    IMAGE_API_URL: 'https://api.example/v1',
    IMAGE_API_KEY: 'sk-1',
    IMAGE_MODEL: 'flux',
    IMAGE_API_SIZES: '1024x1024, 512x512',
    IMAGE_API_FIELDS: 'seed, negative_prompt',
    IMAGE_API_EDITS: 'true',
    IMAGE_API_PARAMETERS: '{"quality":"high","response_format":null}',
    IMAGE_API_PREVIEWS: '3',
    IMAGE_API_FILE_HOSTS: 'cdn.example, files.example:8443',
    IMAGE_API_CONCURRENCY: '8',
    IMAGE_API_TIMEOUT: '60',
  })
  expect(config).toMatchObject({
    key: 'sk-1',
    model: 'flux',
    sizes: ['1024x1024', '512x512'],
    fields: ['seed', 'negative_prompt'],
    edits: true,
    parameters: { quality: 'high', response_format: null },
    previews: 3,
    fileHosts: ['cdn.example', 'files.example:8443'],
    concurrency: 8,
    timeoutSeconds: 60,
  })
})

const address = { IMAGE_API_URL: 'https://api.example' }

test.each<[string, Record<string, string>]>([
  ['IMAGE_API_URL', { IMAGE_API_URL: 'api.example' }],
  ['IMAGE_API_URL', { IMAGE_API_URL: 'ftp://api.example' }],
  ['IMAGE_API_URL', { IMAGE_API_URL: 'https://me:secret@api.example' }],
  ['IMAGE_API_URL', { IMAGE_API_URL: 'https://api.example/?key=1' }],
  ['IMAGE_API_KEY', { IMAGE_API_KEY: 'sk-1' }],
  ['IMAGE_MODEL', { IMAGE_MODEL: 'flux' }],
  ['IMAGE_API_SIZES', { ...address, IMAGE_API_SIZES: '1024' }],
  ['IMAGE_API_EDITS', { IMAGE_API_EDITS: 'true' }],
  ['IMAGE_API_EDITS', { ...address, IMAGE_API_EDITS: 'yes' }],
  ['IMAGE_API_FIELDS', { ...address, IMAGE_API_FIELDS: 'seed,steps' }],
  ['IMAGE_API_PARAMETERS', { ...address, IMAGE_API_PARAMETERS: 'quality=high' }],
  ['IMAGE_API_PARAMETERS', { ...address, IMAGE_API_PARAMETERS: '[1]' }],
  ['IMAGE_API_PREVIEWS', { ...address, IMAGE_API_PREVIEWS: '4' }],
  ['IMAGE_API_TIMEOUT', { ...address, IMAGE_API_TIMEOUT: '0' }],
])('a mistake in %s is told by its name: %o', (name, env) => {
  expect(() => readImagesApi(env)).toThrow(new RegExp(`^${name} `))
})
