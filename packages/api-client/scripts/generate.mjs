/**
 * Writes src/schema.gen.ts and the schemas of responses from openapi.yaml; with --check it writes nothing and fails
 * when a committed file differs.
 *
 * The generator needs the compiler API of TypeScript 5, which TypeScript 7 no longer has; hence the `typescript` of
 * this package's own, and hence a script here rather than at the root.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { responseSchemasOf } from './responseSchemas.mjs'

const contract = new URL('../../../openapi.yaml', import.meta.url)

const reference = (name, ...args) => ts.factory.createTypeReferenceNode(name, args)

const ast = await openapiTS(contract, {
  alphabetize: false,
  inject: "import type { MultipartBody } from './multipart.ts'\n",
  // A file is a Blob in the browser and in Node alike; the generator alone would call it a string.
  transform: (schema) => (schema.format === 'binary' ? reference('Blob') : undefined),
  // A multipart body must be made by multipart(), so that a plain object there does not compile.
  postTransform: (type, { path }) =>
    path?.endsWith('/requestBody/content/multipart~1form-data') ? reference('MultipartBody', type) : undefined,
})
const note =
  '/* Generated from openapi.yaml by scripts/generate.mjs. Change the contract, then run "npm run generate". */\n\n'
const { eager, lazy } = responseSchemasOf(parse(await readFile(contract, 'utf8')))
const table = (of) =>
  `${note}import type { ResponseSchemas } from './responseSchema.ts'\n\nexport const responseSchemas: ResponseSchemas = ${JSON.stringify(of, null, 2)}\n`

const files = {
  'schema.gen.ts': `${note}${astToString(ast)}`,
  'eagerSchemas.gen.ts': table(eager),
  'lazySchemas.gen.ts': table(lazy),
}

for (const [name, generated] of Object.entries(files)) {
  const target = new URL(`../src/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(target, generated)
    continue
  }
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed === generated) continue
  console.error(
    `packages/api-client/src/${name} does not match openapi.yaml.\nRun: npm run generate -w @mintage/api-client`,
  )
  process.exitCode = 1
}
