import { createRoot } from 'react-dom/client'
import '@mintage/ui/styles'
import './theme.css'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
