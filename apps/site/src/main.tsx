import '@mintage/ui/styles'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { onPreloadError } from './app/preload.ts'
import { createServices } from './app/services.ts'
import { EMAIL_VERIFICATION } from './frame/leaving.ts'

const services = createServices(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)))
onPreloadError((message) => services.startUp.send({ type: 'preload.failed', message }))
services.startUp.start()

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')
createRoot(place).render(<App services={services} />)
