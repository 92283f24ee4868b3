import '@mintage/ui/styles'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { App } from './App.tsx'
import { connectWindow } from './app/connectWindow.ts'
import { createDependencies } from './app/dependencies.ts'
import { type PageData, readPageData } from './app/page-data.ts'
import { tellServer } from './app/preferences.ts'
import { EMAIL_VERIFICATION } from './frame/leaving.ts'

const page = readPageData(document)
const dependencies = createDependencies(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)), undefined, { page })
connectWindow(dependencies)
dependencies.startUp.start()

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')
const app = <App dependencies={dependencies} />

/** A rendered page is taken over as it is; for whoever has chosen another currency or language it is drawn anew. */
async function takeOver(place: HTMLElement, page: PageData): Promise<void> {
  const { currency, language } = dependencies
  // A press of what is still without its code would be lost.
  await Promise.allSettled(page.scripts.map((script) => import(/* @vite-ignore */ script)))
  const money = await waitFor(currency, (snapshot) => !snapshot.hasTag('busy'))
  const words = await waitFor(language, (snapshot) => !snapshot.hasTag('busy'))
  if (money.context.chosen.code === page.currency && words.context.chosen.id === page.language) hydrateRoot(place, app)
  else {
    // The choice is older than its cookies, or they were removed.
    tellServer('currencyCode', money.context.chosen.code)
    tellServer('languageId', String(words.context.chosen.id))
    createRoot(place).render(app)
  }
}

if (page === null) createRoot(place).render(app)
else void takeOver(place, page)
