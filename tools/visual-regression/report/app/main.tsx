import '@mintage/ui/styles'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { approvalsOfPage } from './approvalClient.ts'
import { unpack, type WrittenData } from './pictures.ts'

const place = document.getElementById('root')
const written = document.getElementById('report')?.textContent
if (place && written) {
  const data: WrittenData = JSON.parse(written)
  createRoot(place).render(<App data={unpack(data)} approvals={approvalsOfPage()} />)
}
