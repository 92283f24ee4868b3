// `npm run build`: the built site for a static host, in apps/site/dist-static. The pages say what a new installation
// says, or what the database of DATABASE_URL or DATA_DIR says; PUBLIC_URL is the address that they call their own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { writeStaticPages } from './static-pages.ts'

const siteDir = resolve(import.meta.dirname, '../../site/dist')
const outDir = resolve(import.meta.dirname, '../../site/dist-static')
const emptyData = await mkdtemp(join(tmpdir(), 'mintage-pages-'))
const config = readConfig({
  DATA_DIR: emptyData,
  LOG_LEVEL: 'error',
  RATE_LIMIT: 'off',
  ...process.env,
  SITE_DIR: siteDir,
})
const app = await createApp(config)
try {
  const paths = await writeStaticPages({
    siteDir,
    outDir,
    read: async (url) => {
      const { statusCode, headers, payload } = await app.http.inject({ url })
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
      return { status: statusCode, headers: Object.fromEntries(sent), body: payload }
    },
  })
  console.log(`${paths.length} pages are in ${outDir}`)
} finally {
  await app.close()
  await rm(emptyData, { recursive: true, force: true })
}
