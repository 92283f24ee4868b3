import type { Page, Route } from '@playwright/test'

interface Answer {
  status?: number
  body: object
}

const brought = /^\/(settings|currencies|languages|localizations|social-links|packs|token-pricing|static-pages.*)$/

function withoutData(text: string): string {
  const { program } = JSON.parse(text)
  return JSON.stringify({
    program: { ...program, waiting: program.waiting && { ...program.waiting, data: null } },
    data: null,
  })
}

/** A rendered page has asked on the server, where no answer can be changed: this one asks for everything itself. */
export async function drawInBrowser(page: Page) {
  await page.route(
    (url) => !/^\/(api|assets)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const shell = (await response.text())
        .replace(/<div id="app">.*<\/div>(?=<script)/s, '<div id="app"></div>')
        .replace(/(?<=id="page-data">).*?(?=<\/script>)/s, withoutData)
        .replace(/<title>.*?<\/title>|<meta name="(?:description|robots)"[^>]*>|<link rel="canonical"[^>]*>/gs, '')
      await route.fulfill({ response, body: shell })
    },
  )
}

export async function answer(page: Page, path: string, { status = 200, body }: Answer) {
  if (brought.test(path)) await drawInBrowser(page)
  await page.route(isCall(path), (route) => route.fulfill({ status, json: body }))
}

/** Lets the server answer, and changes what it says. */
export async function change<Payload>(page: Page, path: string, edit: (payload: Payload) => unknown) {
  if (brought.test(path)) await drawInBrowser(page)
  await page.route(isCall(path), async (route: Route) => {
    const response = await route.fetch()
    const body: { payload: Payload } = await response.json()
    await route.fulfill({ response, json: { ...body, payload: edit(body.payload) } })
  })
}

export const isCall = (path: string) => (url: URL) => url.pathname === `/api${path}`

/** The bodies of all calls of a path from now on, without the fields that every write carries. */
export function bodiesOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!isCall(path)(new URL(request.url()))) return
    const { currency, lang_id, ...own }: Record<string, unknown> = request.postDataJSON() ?? {}
    bodies.push(own)
  })
  return bodies
}

/** How often a path has been called from now on. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (isCall(path)(new URL(request.url()))) calls += 1
  })
  return () => calls
}
