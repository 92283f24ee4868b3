import { NotLoaded } from '@mintage/ui/screens/StartUpFailed'
import { TextsProvider } from '@mintage/ui/texts'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { waitFor } from 'xstate'
import { App } from '../App.tsx'
import { type Choice, createDependencies, type Dependencies } from '../app/dependencies.ts'
import { readPacks } from '../app/packs.ts'
import {
  callOf,
  type EmbeddedData,
  type PageData,
  type ProgramFiles,
  pageDataAddress,
  pageDataId,
} from '../app/page-data.ts'
import { type SubmittedForm, submittedFormId } from '../app/submittedForm.ts'
import { paths, staticPagePath } from '../paths.ts'
import { readPage } from '../routes/public/readStaticPage.ts'
import { answerCookieBanner } from './answerCookieBanner.ts'
import { criticalCss } from './criticalCss.ts'
import { filesOf, type Manifest } from './files.ts'
import { languageTag } from './head/locale.ts'
import type { PageFacts } from './head/pageFacts.ts'
import { renderHead } from './head/renderHead.ts'
import { formFrame, quietPaths, renderedPageAt, unknownPath } from './pages.ts'
import { queueClicksUntilHydration } from './queueClicksUntilHydration.ts'
import { startProgram } from './startProgram.ts'

export { answerForm } from './answerForm.ts'

/** The environment of a rendered page. */
export interface Site {
  /** Origin of the public address. */
  origin: string
  /** index.html of the same build. */
  shell: string
  manifest: Manifest
  /** Reads a file of the same build by its address. */
  read: (address: string) => Promise<string>
  /** A GET of the API. `path` starts with /api. */
  call: (path: string) => Promise<{ status: number; body: string }>
}

/** The entry of the program in the manifest. */
const entry = 'index.html'

/** A placeholder origin; only the path is used. */
const base = 'http://site.invalid'

const nothing = () => undefined

/** JSON that cannot end its script element. */
const inert = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const jsonOf = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${inert(data)}</script>`

/** The id of the message that the program failed to load. */
const notLoadedId = 'not-loaded'

async function readText(stream: ReadableStream): Promise<string> {
  return new Response(stream).text()
}

export interface RenderedPage {
  html: string
  /** The JSON for the page's `pageDataAddress`; null when the page has its data inside. */
  data: string | null
}

/**
 * Renders a page for a guest, with the data that it was rendered from.
 * @param address of an existing page, with the parameters of its first view; null for the not-found page
 * @param submitted a refused form, which the page shows again
 * @returns null when the page is not rendered on the server
 * @throws when a call fails: the browser then shows the error
 */
export async function renderPage(
  site: Site,
  address: string | null,
  choice: Choice,
  submitted: SubmittedForm | null = null,
): Promise<RenderedPage | null> {
  const location = address ?? unknownPath
  const { pathname: path } = new URL(location, base)
  const page = renderedPageAt(path)
  if (page === null) return null
  const { parts, isLive = false } = page

  const answers: Record<string, unknown> = {}
  const failures: unknown[] = []
  const fail = (error: unknown) => void failures.push(error)
  const fetch = async (request: Request): Promise<Response> => {
    const call = callOf(request.url)
    const { status, body } = await site.call(call)
    if (status === 200) answers[call] = JSON.parse(body)
    else fail(new Error(`GET ${call}: ${status}`))
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
  const browser = { reload: nothing, open: nothing }
  const dependencies = createDependencies(nothing, browser, {
    origin: site.origin,
    submitted,
    server: { baseUrl: `${base}/api`, fetch, choice },
  })
  const { startUp, currency, language } = dependencies
  startUp.start()
  const { context } = await waitFor(startUp, (snapshot) => snapshot.matches('ready'))
  await waitFor(language, (snapshot) => !snapshot.hasTag('busy'))

  const { prelude } = await prerender(
    <App
      dependencies={dependencies}
      Router={({ children }) => <StaticRouter location={location}>{children}</StaticRouter>}
    />,
    // As one chunk: later chunks would need a script to place them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  )
  const markup = await readText(prelude)
  if (failures.length > 0) throw failures[0]

  const notice = await prerender(
    <TextsProvider overrides={language.getSnapshot().context.translations}>
      <NotLoaded id={notLoadedId} hidden />
    </TextsProvider>,
  )
  const notLoaded = await readText(notice.prelude)

  const data: PageData = {
    origin: site.origin,
    currency: currency.getSnapshot().context.chosen.code,
    language: language.getSnapshot().context.chosen.id,
    scripts: [...filesOf(site.manifest, parts).scripts],
    settings: context.settings,
    pages: context.pages,
    answers: withoutStartUp(answers),
  }
  const { code } = language.getSnapshot().context.chosen
  const head = renderHead({
    origin: site.origin,
    path,
    status: address === null ? 404 : 200,
    language: code,
    currency: data.currency,
    settings: data.settings,
    ...(await readFacts(path, dependencies)),
    translations: language.getSnapshot().context.translations,
  })
  const hasDataInside = isLive || address === null
  const waiting: ProgramFiles['waiting'] = isLive
    ? null
    : {
        data: hasDataInside ? null : pageDataAddress(path),
        currency: data.currency,
        language: data.language,
        hasTag: Boolean(data.settings.googleTag),
      }
  const html = fill(site, await pageFilesOf(site, parts, notLoaded + markup, waiting), {
    markup,
    notLoaded,
    data: hasDataInside ? data : null,
    submitted,
    head: isLive ? head : head + speculationRules(data),
    language: code,
    isForm: parts.includes(formFrame),
  })
  return { html, data: hasDataInside ? null : JSON.stringify(data) }
}

/**
 * Has browsers load the next page early: fetched under the pointer, and rendered while it is pressed. Only pages that
 * call nothing while nobody uses them.
 */
function speculationRules({ pages }: PageData): string {
  const where = { href_matches: [...quietPaths, ...pages.map(staticPagePath)] }
  const rules = { prefetch: [{ where, eagerness: 'moderate' }], prerender: [{ where, eagerness: 'conservative' }] }
  return `<script type="speculationrules">${inert(rules)}</script>`
}

/** Data that only some pages need in their head. */
async function readFacts(
  path: string,
  { client, currency, startUp }: Dependencies,
): Promise<Pick<PageFacts, 'packs' | 'staticPage'>> {
  const document = startUp
    .getSnapshot()
    .context.pages.find(
      ({ id, slug }) => path === `/static-page/${id}` || (slug !== null && path === `/${encodeURIComponent(slug)}`),
    )
  return {
    packs: path === paths.PricingPage ? await readPacks(client, currency.getSnapshot().context.chosen.code) : [],
    staticPage: document
      ? { title: document.title, slug: document.slug, html: (await readPage(client, { id: document.id })).content }
      : null,
  }
}

/** The settings and pages are stored separately, countries load later, and the session is unknown on the server. */
const leftOut = /^\/api\/(settings|static-pages|countries|is-auth)(\?|$)/

const withoutStartUp = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).filter(([call]) => !leftOut.test(call)))

/** React writes hoisted tags before everything else. */
const headOf = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s

/**
 * Drops head tags that React hoists as well: in the browser React finds the remaining tag, and removes it with the
 * page.
 */
const withoutRepeated = (hoisted: string, head: string): string =>
  hoisted.replace(/(<(?:meta name|link rel)="[^"]*")[^>]*>/g, (tag, start: string) => (head.includes(start) ? '' : tag))

/** A form fills the window, so the noscript message goes above it. */
const withWordsFirst = (shell: string): string => {
  const words = /<noscript.*?<\/noscript>/s.exec(shell)?.[0] ?? ''
  return shell.replace(words, '').replace('<div id="app">', () => `${words}<div id="app">`)
}

const withLanguage = (shell: string, language: string): string =>
  shell.replace('<html lang="en">', `<html lang="${languageTag(language) ?? 'en'}">`)

/** The tags of the styles, and what the program needs. */
interface PageFiles {
  styles: string
  program: ProgramFiles
}

/** Escapes a sheet, so that it cannot end its `<style>` element. */
const styleOf = (sheet: string): string => (sheet === '' ? '' : `<style>${sheet.replaceAll('</', '<\\/')}</style>`)

/** A placeholder link with a type that browsers do not load. (The preload scanner would load a disabled link.) */
const placeOf = (href: string): string => `<link rel="stylesheet" type="text/plain" href="${href}">`

/**
 * Styles are inlined, because they block painting: the own sheets of the page in full, and the rules of shared sheets
 * that it may need. `startProgram.ts` loads the full shared sheets before the program, at their placeholder links, so
 * that the order of rules stays. The program looks for a link before it adds one, so it loads no sheet again.
 */
async function pageFilesOf(
  { manifest, read, shell }: Site,
  parts: readonly string[],
  markup: string,
  waiting: ProgramFiles['waiting'],
): Promise<PageFiles> {
  const { scripts, styles } = filesOf(manifest, [entry, ...parts])
  const shared = [...filesOf(manifest, [entry]).styles]
  const own = [...styles].filter((href) => !shared.includes(href))
  const [sharedTexts, ownTexts] = await Promise.all([shared, own].map((sheets) => Promise.all(sheets.map(read))))
  const ownStyles = (ownTexts ?? []).join('')
  const cut = (sharedTexts ?? []).map((sheet) => criticalCss(shell + markup, sheet, ownStyles))
  const programFile = `/${manifest[entry]?.file}`
  return {
    styles: [styleOf(cut.join('')), ...shared.map(placeOf), styleOf(ownStyles), ...own.map(placeOf)].join(''),
    program: {
      entry: programFile,
      parts: [...scripts].filter((href) => href !== programFile),
      sheets: shared,
      notLoaded: notLoadedId,
      waiting,
    },
  }
}

/** Replaced by the tags of the page. */
const filesOfShell = /<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)\s*/g

interface PageParts {
  markup: string
  notLoaded: string
  /** Null when the program fetches it. */
  data: PageData | null
  submitted: SubmittedForm | null
  head: string
  language: string
  isForm: boolean
}

/**
 * Blocks the first paint until the data after the markup is parsed: centred or end-aligned parts of an incomplete page
 * would move. Not `#app`, because Chromium stops waiting at the start tag of an element.
 */
const paintWhole = `<link rel="expect" href="#${pageDataId}" blocking="render">`

function fill(
  { shell }: Site,
  files: PageFiles,
  { markup, notLoaded, data, submitted, head, language, isForm }: PageParts,
): string {
  const [hoisted = ''] = headOf.exec(markup) ?? []
  const embedded: EmbeddedData = { program: files.program, data }
  // One script: together they compress better, and their policy needs one hash.
  const begin = `(${startProgram})('${pageDataId}')`
  const script = `<script>(${queueClicksUntilHydration})();(${answerCookieBanner})();${begin}</script>`
  const ends = `${paintWhole}${script}${files.styles}</head>`
  const json = jsonOf(pageDataId, embedded) + (submitted ? jsonOf(submittedFormId, submitted) : '')
  // Functions, because `$` has a meaning in a replacement string.
  return withLanguage(isForm ? withWordsFirst(shell) : shell, language)
    .replace(filesOfShell, '')
    .replace('</head>', () => `${withoutRepeated(hoisted, head)}${head}${ends}`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup.slice(hoisted.length)}</div>${notLoaded}${json}`)
}
