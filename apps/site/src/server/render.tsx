import { NotLoaded } from '@mintage/ui/screens/StartUpFailed'
import { TextsProvider } from '@mintage/ui/texts'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { waitFor } from 'xstate'
import { App } from '../App.tsx'
import { type Choice, createDependencies, type Dependencies } from '../app/dependencies.ts'
import { callOf, type PageData, pageDataId } from '../app/page-data.ts'
import { readPacks } from '../flows/offers/reading.ts'
import { readPage } from '../flows/static-page/reading.ts'
import { paths } from '../paths.ts'
import { filesOf, type Manifest } from './files.ts'
import { languageTag } from './head/locale.ts'
import type { PageFacts } from './head/pageFacts.ts'
import { renderHead } from './head/renderHead.ts'
import { holdPresses } from './holdPresses.ts'
import { formFrame, partsOf, unknownPath } from './pages.ts'
import { rulesFor } from './rulesFor.ts'
import { startProgram } from './startProgram.ts'

/** What the server of the pages gives. */
export interface Site {
  /** Of its public address. */
  origin: string
  /** index.html of the same build. */
  shell: string
  manifest: Manifest
  /** The text of a file of the same build, by its address. */
  read: (address: string) => Promise<string>
  /** A GET of the API. `path` begins with /api. */
  call: (path: string) => Promise<{ status: number; body: string }>
}

/** The part of the program that every page has, by its name in the manifest. */
const entry = 'index.html'

/** Only its path counts. */
const base = 'http://site.invalid'

const nothing = () => undefined

/** Text of an element that no browser may read as markup. */
const inert = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The id of what says that the program did not load. */
const notLoadedId = 'not-loaded'

async function readText(stream: ReadableStream): Promise<string> {
  return new Response(stream).text()
}

/**
 * A page as the browser would draw it for a guest, with the data that it was drawn from.
 * @param address of a page that exists, with the parameters that its first view depends on; null for the page that says
 * that there is none
 * @returns null when the page does not come rendered
 * @throws when one of its calls fails: the browser tells people better what to do then
 */
export async function renderPage(site: Site, address: string | null, choice: Choice): Promise<string | null> {
  const location = address ?? unknownPath
  const { pathname: path } = new URL(location, base)
  const parts = partsOf(path)
  if (parts === null) return null

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
    // In one piece: what comes later would need a script to be put in its place.
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
  return fill(site, await pageFilesOf(site, parts, notLoaded + markup), {
    markup,
    notLoaded,
    data,
    head,
    language: code,
    isForm: parts.includes(formFrame),
  })
}

/** What the head of some pages says of their own data. */
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

/** These come in the form of the site, or later: no page needs the countries, and who looks at it is not known here. */
const leftOut = /^\/api\/(settings|static-pages|countries|is-auth)(\?|$)/

const withoutStartUp = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).filter(([call]) => !leftOut.test(call)))

/** React writes what belongs into the head before everything else. */
const headOf = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s

/** What both say is said once: the browser finds it by what it says, and takes it away with the page. */
const withoutRepeated = (hoisted: string, head: string): string =>
  hoisted.replace(/(<(?:meta name|link rel)="[^"]*")[^>]*>/g, (tag, start: string) => (head.includes(start) ? '' : tag))

/** A form is the whole window: what it needs is said above it. */
const withWordsFirst = (shell: string): string => {
  const words = /<noscript.*?<\/noscript>/s.exec(shell)?.[0] ?? ''
  return shell.replace(words, '').replace('<div id="app">', () => `${words}<div id="app">`)
}

const withLanguage = (shell: string, language: string): string =>
  shell.replace('<html lang="en">', `<html lang="${languageTag(language) ?? 'en'}">`)

/** What stands in the page for the files of the program. */
interface PageFiles {
  styles: string
  start: string
}

/** Text of a `<style>`, which no text of a sheet may end. */
const styleOf = (sheet: string): string => (sheet === '' ? '' : `<style>${sheet.replaceAll('</', '<\\/')}</style>`)

/** A link of a type that no browser fetches as styles. (One that is disabled is fetched by those who read ahead.) */
const placeOf = (href: string): string => `<link rel="stylesheet" type="text/plain" href="${href}">`

/**
 * Styles come with the page, because nothing is painted before they are there: its own sheets whole, and of those that
 * all pages share the rules that it may need. The rest of these comes before the program (`startProgram.ts`), at the
 * place of their links, so that the order of the rules stays. The program, which looks for a link before it adds one,
 * fetches no sheet again.
 */
async function pageFilesOf(
  { manifest, read, shell }: Site,
  parts: readonly string[],
  markup: string,
): Promise<PageFiles> {
  const { scripts, styles } = filesOf(manifest, [entry, ...parts])
  const shared = [...filesOf(manifest, [entry]).styles]
  const own = [...styles].filter((href) => !shared.includes(href))
  const [sharedTexts, ownTexts] = await Promise.all([shared, own].map((sheets) => Promise.all(sheets.map(read))))
  const cut = (sharedTexts ?? []).map((sheet) => rulesFor(shell + markup, sheet))
  const program = `/${manifest[entry]?.file}`
  const others = [...scripts].filter((href) => href !== program)
  return {
    styles: [
      styleOf(cut.join('')),
      ...shared.map(placeOf),
      styleOf((ownTexts ?? []).join('')),
      ...own.map(placeOf),
    ].join(''),
    start: `<script>(${startProgram})(${[program, others, shared, notLoadedId].map(inert)})</script>`,
  }
}

/** The page brings both itself. */
const filesOfShell = /<(?:link rel="stylesheet"[^>]*>|script type="module"[^>]*><\/script>)\s*/g

interface PageParts {
  markup: string
  notLoaded: string
  data: PageData
  head: string
  language: string
  isForm: boolean
}

/**
 * Holds the first paint until the data is parsed, which follows the markup: in half a page, what is centred or stands
 * at an end would move when the rest arrives. Not `#app`: Chromium stops waiting at the start tag of an element.
 */
const paintWhole = `<link rel="expect" href="#${pageDataId}" blocking="render">`

function fill(
  { shell }: Site,
  files: PageFiles,
  { markup, notLoaded, data, head, language, isForm }: PageParts,
): string {
  const [hoisted = ''] = headOf.exec(markup) ?? []
  const ends = `${paintWhole}<script>(${holdPresses})()</script>${files.styles}</head>`
  const json = `<script type="application/json" id="${pageDataId}">${inert(data)}</script>`
  // Functions, because `$` in a text would mean something in a replacement.
  return withLanguage(isForm ? withWordsFirst(shell) : shell, language)
    .replace(filesOfShell, '')
    .replace('</head>', () => `${withoutRepeated(hoisted, head)}${head}${ends}`)
    .replace(
      '<div id="app"></div>',
      () => `${notLoaded}<div id="app">${markup.slice(hoisted.length)}</div>${json}${files.start}`,
    )
}
