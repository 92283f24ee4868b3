/**
 * Writes src/schema.gen.ts from openapi.yaml; with --check it writes nothing and fails when the committed file differs.
 *
 * The generator needs the compiler API of TypeScript 5, which TypeScript 7 no longer has; hence the `typescript` of
 * this package's own, and hence a script here rather than at the root.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const contract = new URL('../../../openapi.yaml', import.meta.url)
const target = new URL('../src/schema.gen.ts', import.meta.url)

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
const generated = `/* Generated from openapi.yaml by scripts/generate.mjs. Change the contract, then run "npm run generate". */\n\n${astToString(ast)}`

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed !== generated) {
    console.error(
      'packages/api-client/src/schema.gen.ts does not match openapi.yaml.\nRun: npm run generate -w @mintage/api-client',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(target, generated)
}
