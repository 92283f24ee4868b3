import { expect, test } from 'vitest'
import { ConfigError } from '../support/env.ts'
import { readS3 } from './s3-config.ts'

const account = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'the secret' }

test('reads no configuration without a bucket', () => {
  expect(readS3({})).toBeNull()
  expect(readS3({ S3_BUCKET: ' ', S3_REGION: '' })).toBeNull()
})

test('uses AWS in the region', () => {
  expect(readS3({ ...account, S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' })).toEqual({
    endpoint: null,
    region: 'eu-central-1',
    bucket: 'pictures',
    pathStyle: false,
    accessKeyId: 'id',
    secretAccessKey: 'the secret',
    prefix: '',
  })
})

test('uses another server by its URL, with the bucket in the path', () => {
  const env = { ...account, S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://files.example:9000' }
  expect(readS3(env)).toMatchObject({
    endpoint: new URL('https://files.example:9000/'),
    region: 'us-east-1',
    pathStyle: true,
  })
  expect(readS3({ ...env, S3_REGION: 'garage', S3_PATH_STYLE: 'off' })).toMatchObject({
    region: 'garage',
    pathStyle: false,
  })
})

test.each([
  ['shop', 'shop/'],
  ['shop/files/', 'shop/files/'],
  ['/', ''],
])('the prefix %s becomes %j in keys', (raw, prefix) => {
  expect(readS3({ ...account, S3_BUCKET: 'pictures', S3_REGION: 'r', S3_PREFIX: raw })?.prefix).toBe(prefix)
})

const whole = { ...account, S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' }

test.each([
  [{ S3_REGION: 'eu-central-1' }, 'S3_REGION needs S3_BUCKET beside it'],
  [{ S3_ENDPOINT: 'http://files.example' }, 'S3_ENDPOINT needs S3_BUCKET beside it'],
  [{ S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID needs S3_BUCKET beside it'],
  [{ S3_SECRET_ACCESS_KEY: 'the secret' }, 'S3_SECRET_ACCESS_KEY needs S3_BUCKET beside it'],
  [{ S3_PREFIX: 'shop' }, 'S3_PREFIX needs S3_BUCKET beside it'],
  [{ S3_PATH_STYLE: 'on' }, 'S3_PATH_STYLE needs S3_BUCKET beside it'],
  [{ ...whole, S3_REGION: '' }, 'S3_REGION must be set too, because S3_BUCKET is and S3_ENDPOINT is not'],
  [{ ...whole, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID must be set too, because S3_BUCKET is'],
  [{ ...whole, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY must be set too, because S3_BUCKET is'],
  [{ ...whole, S3_BUCKET: 'a bucket' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...whole, S3_BUCKET: 'ab' }, 'S3_BUCKET must be the name of a bucket'],
  [{ ...whole, S3_ENDPOINT: 'files.example' }, 'S3_ENDPOINT must be a URL'],
  [{ ...whole, S3_ENDPOINT: 'ftp://files.example' }, 'S3_ENDPOINT must begin with http: or https:'],
  [
    { ...whole, S3_ENDPOINT: 'https://id@files.example' },
    'S3_ENDPOINT must be an address without a name, a query and a fragment',
  ],
  [{ ...whole, S3_PREFIX: '../shop' }, 'S3_PREFIX must be a path inside the bucket, such as shop/files'],
  [{ ...whole, S3_PREFIX: '/shop' }, 'S3_PREFIX must be a path inside the bucket, such as shop/files'],
  [{ ...whole, S3_PATH_STYLE: 'maybe' }, 'S3_PATH_STYLE must be on or off'],
])('refuses %j', (env, message) => {
  expect(() => readS3(env)).toThrow(ConfigError)
  expect(() => readS3(env)).toThrow(message)
  expect(() => readS3(env)).not.toThrow('the secret')
})
