import '@mintage/ui/styles'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { connectWindow } from './app/connectWindow.ts'
import { createDependencies } from './app/dependencies.ts'
import { EMAIL_VERIFICATION } from './frame/leaving.ts'

const dependencies = createDependencies(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)))
connectWindow(dependencies)
dependencies.startUp.start()

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')
createRoot(place).render(<App dependencies={dependencies} />)
