import '@mintage/ui/styles'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { App } from './App.tsx'
import { createDependencies } from './app/dependencies.ts'
import { readPageData } from './app/page-data.ts'
import { readSubmittedForm } from './app/submittedForm.ts'
import { connectWindow } from './events/connectWindow.ts'
import { EMAIL_VERIFICATION } from './routes/frame/leaving.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')

const isSettled = (snapshot: { hasTag: (tag: 'busy') => boolean }) => !snapshot.hasTag('busy')

async function start(place: HTMLElement): Promise<void> {
  const page = await readPageData()
  const leave = () => window.dispatchEvent(new Event(EMAIL_VERIFICATION))
  const dependencies = createDependencies(leave, undefined, { page, submitted: readSubmittedForm() })
  const { startUp, currency, language } = dependencies
  connectWindow(dependencies)
  startUp.start()
  // Screen readers and translators use the language of the document.
  language.subscribe((snapshot) => {
    if (isSettled(snapshot)) document.documentElement.lang = snapshot.context.chosen.code
  })
  const app = <App dependencies={dependencies} />
  if (page === null) {
    createRoot(place).render(app)
    return
  }
  // Load all code before hydration, because a click on a lazy part would be lost.
  await Promise.allSettled(page.scripts.map((script) => import(/* @vite-ignore */ script)))
  // Wait for the data that the page was rendered from.
  await Promise.all([waitFor(currency, isSettled), waitFor(language, isSettled)])
  hydrateRoot(place, app)
}

// src/ssr/startProgram.ts shows that the page data did not load.
start(place).catch(reportError)

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
