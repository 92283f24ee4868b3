import { createRoot } from 'react-dom/client'
import { commentsClient, createComments, writtenComments } from '../../../comments/page/index.ts'
import { App } from './App.tsx'
import { approvalClient } from './approvalClient.ts'
import { unpack, type WrittenData } from './pictures.ts'
import './report.css'

const root = document.getElementById('root')
const written = document.getElementById('report')?.textContent
if (root && written) {
  const data: WrittenData = JSON.parse(written)
  // The server that takes comments writes their address into the page.
  const address = document.querySelector<HTMLMetaElement>('meta[name="comments"]')?.content
  const comments = createComments(
    address === undefined ? writtenComments(data.report.comments) : commentsClient(address),
  )
  void comments.load()
  createRoot(root).render(<App data={unpack(data)} client={approvalClient()} comments={comments} />)
}
