import '@mintage/ui/styles'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { App } from './App.tsx'
import { createDependencies } from './app/dependencies.ts'
import { type PageData, readPageData } from './app/page-data.ts'
import { connectWindow } from './events/connectWindow.ts'
import { EMAIL_VERIFICATION } from './routes/frame/leaving.ts'

const page = readPageData()
const dependencies = createDependencies(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)), undefined, { page })
connectWindow(dependencies)
dependencies.startUp.start()

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')
const app = <App dependencies={dependencies} />

const isSettled = (snapshot: { hasTag: (tag: 'busy') => boolean }) => !snapshot.hasTag('busy')

// Screen readers and translators use the language of the document.
dependencies.language.subscribe((snapshot) => {
  if (isSettled(snapshot)) document.documentElement.lang = snapshot.context.chosen.code
})

async function hydrate(place: HTMLElement, page: PageData): Promise<void> {
  // Load all code before hydration, because a click on a lazy part would be lost.
  await Promise.allSettled(page.scripts.map((script) => import(/* @vite-ignore */ script)))
  // Wait for the data that the page was rendered from.
  await Promise.all([waitFor(dependencies.currency, isSettled), waitFor(dependencies.language, isSettled)])
  hydrateRoot(place, app)
}

if (page === null) createRoot(place).render(app)
else void hydrate(place, page)

// Prefetches the code of a page when its link is pointed at or focused.
for (const intent of ['pointerover', 'focusin']) {
  document.addEventListener(intent, ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link)
      import('./routes/prefetch.ts').then(
        ({ prefetch }) => prefetch(link),
        () => undefined,
      )
  })
}
