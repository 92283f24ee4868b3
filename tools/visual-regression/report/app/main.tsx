import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { approvalClient } from './approvalClient.ts'
import { unpack, type WrittenData } from './pictures.ts'
import './report.css'

const root = document.getElementById('root')
const written = document.getElementById('report')?.textContent
if (root && written) {
  const data: WrittenData = JSON.parse(written)
  createRoot(root).render(<App data={unpack(data)} client={approvalClient()} />)
}
