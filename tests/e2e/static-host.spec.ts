import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Answer, writeStaticPages } from '../../apps/api/scripts/static-pages.ts'
import { expect, test, useAtOnce } from './support/fixtures.ts'
import { listen } from './support/listen.ts'
import { guestPages, memberPages, publicPages } from './support/pages.ts'

const siteDir = path.resolve(import.meta.dirname, '../../apps/site/dist')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
}

const readFrom = (origin: string) => async (url: string) => {
  const answer = await fetch(new URL(url, origin))
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

/** Finds `/pricing` in `pricing.html`, as hosts of files do, and hands the calls on to the API. */
function hostFiles(folder: string, api: string, headersOf: (path: string) => Answer['headers']) {
  const host = createServer(async (asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', api)
    if (pathname.startsWith('/api/')) {
      const { hostname, port } = new URL(api)
      const passed = request({ hostname, port, path: asked.url, headers: asked.headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      })
      asked.pipe(passed)
      return
    }
    const names = pathname === '/' ? ['index.html'] : [pathname.slice(1), `${pathname.slice(1)}.html`]
    for (const name of names) {
      const bytes = await readFile(path.join(folder, name)).catch(() => null)
      if (bytes === null) continue
      answer.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'image/webp', ...headersOf(pathname) })
      answer.end(bytes)
      return
    }
    answer.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    answer.end(await readFile(path.join(folder, '404.html')))
  })
  return listen(host)
}

const headersIn = (text: string) => (wanted: string) => {
  const [, ...lines] = (text.split(/^(?=\/)/m).find((block) => block.startsWith(`${wanted}\n`)) ?? '').split('\n')
  return Object.fromEntries(
    lines.filter(Boolean).map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
  )
}

test('a static host has every public page whole, and the browser takes them over', async ({ browser, baseURL }) => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'mintage-static-'))
  const pages = await writeStaticPages({ read: readFrom(baseURL), siteDir, outDir })
  const headers = headersIn(await readFile(path.join(outDir, '_headers'), 'utf8'))
  const host = await hostFiles(outDir, baseURL, headers)
  expect(pages).toEqual(expect.arrayContaining(['/', '/pricing', '/faq', '/check', '/terms']))

  await test.step('each route of the site has a file, or a rule for the page that the browser draws', async () => {
    const rules = (await readFile(path.join(outDir, '_redirects'), 'utf8'))
      .split('\n')
      .map((line) => line.split(' ')[0])
    for (const [route] of [...publicPages, ...guestPages, ...memberPages]) {
      const { pathname } = new URL(route, baseURL)
      const isRuled = rules.some(
        (rule) => rule === pathname || (rule?.endsWith('*') && pathname.startsWith(rule.slice(0, -1))),
      )
      expect(isRuled || pages.includes(pathname), route).toBe(true)
    }
  })

  await test.step('without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: host.url, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const address of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toBeVisible()
    }
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('€19.00')
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('Pricing')
    await context.close()
  })

  await test.step('with JavaScript, under the policy that the server would send', async () => {
    const context = await browser.newContext({ baseURL: host.url })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    await useAtOnce(page)
    const answer = await page.goto('/pricing', { waitUntil: 'networkidle' })
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
    await page.waitForFunction(() => !('endHydration' in window))
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    expect(faults).toEqual([])
    await context.close()
  })

  host.close()
  await rm(outDir, { recursive: true })
})
