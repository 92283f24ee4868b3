import '@mintage/ui/styles'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { connectWindow } from './app/connectWindow.ts'
import { createServices } from './app/services.ts'
import { EMAIL_VERIFICATION } from './frame/leaving.ts'

const services = createServices(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)))
connectWindow(services)
services.startUp.start()

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')
createRoot(place).render(<App services={services} />)
