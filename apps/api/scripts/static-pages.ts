import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nativeForms } from '../src/platform/ssr/client-routes.ts'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

interface Source {
  /** A GET of the server, uncompressed. */
  read(path: string): Promise<Answer>
  /** The built site with its manifest. */
  siteDir: string
  outDir: string
}

/** Headers that do not depend on the connection. */
const sentAlong = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
]

/** Rendered only by the browser. Forms depend on the query, which a static host ignores. */
const drawnByBrowser = [
  ...nativeForms,
  '/account',
  '/account/*',
  '/services',
  '/services/*',
  '/pay',
  '/success-payment',
  '/fail-payment',
  '/pending-payment',
  '/processing-payment',
  '/email-verification',
  '/email/verify/*',
  '/reset-password',
  '/reset-password-confirm',
  '/static-page/*',
]

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`)

const headerLines = (path: string, headers: Answer['headers']): string[] => [
  path,
  ...sentAlong.flatMap((name) => (headers[name] === undefined ? [] : [`  ${name}: ${headers[name]}`])),
]

async function pathsOf(read: Source['read']): Promise<readonly string[]> {
  const { body } = await read('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/**
 * Writes the built site for a static host: each public page as `<path>.html`, the page "not found" as `404.html`, the shell
 * of all other pages as `app.html`, and `_headers` and `_redirects` as Netlify and Cloudflare Pages read them.
 * @returns the paths of the pages
 */
export async function writeStaticPages({ read, siteDir, outDir }: Source): Promise<readonly string[]> {
  await rm(outDir, { recursive: true, force: true })
  const isPublic = (file: string) => file !== join(siteDir, '.vite')
  await cp(siteDir, outDir, { recursive: true, filter: isPublic })
  await cp(join(siteDir, 'index.html'), join(outDir, 'app.html'))

  const headers: string[] = ['/assets/*', '  cache-control: public, max-age=31536000, immutable']
  const write = async (path: string, status: number, file: string) => {
    const answer = await read(path)
    if (answer.status !== status || !answer.body.includes('<h1')) {
      throw new Error(`${path} was not rendered: ${answer.status}`)
    }
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), answer.body)
    if (status === 200) headers.push(...headerLines(path, answer.headers))
    // The program fetches this file before hydration (apps/site/src/app/page-data.ts).
    const data = /"data":"(\/page-data[^"]*)"/.exec(answer.body)?.[1]
    if (data === undefined) return
    const copy = join(outDir, decodeURIComponent(data))
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(copy, (await read(data)).body)
  }
  const paths = await pathsOf(read)
  for (const path of paths) await write(path, 200, fileOf(path))
  await write('/no-such-page/here', 404, '404.html')

  for (const path of drawnByBrowser) {
    const answer = await read(path.replace('/static-page/*', '/static-page/1').replace(/\/\*$/, ''))
    headers.push(...headerLines(path, answer.headers))
  }
  for (const file of ['robots.txt', 'sitemap.xml']) await writeFile(join(outDir, file), (await read(`/${file}`)).body)
  await writeFile(join(outDir, '_headers'), `${headers.join('\n')}\n`)
  await writeFile(join(outDir, '_redirects'), `${drawnByBrowser.map((path) => `${path} /app.html 200`).join('\n')}\n`)
  return paths
}
