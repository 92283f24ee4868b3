import type { FileJobCallbacks } from './FileJobView.tsx'
import type { TokenReturn } from './ReturnTokenDialog.tsx'
import type { Balance, FileJob, SendToLinks, StagedPicture, UploadLimits } from './types.ts'

/** What the two services that work on uploaded pictures have in common. */
export interface FileServiceProps extends FileJobCallbacks {
  /** Tenths for one picture. */
  price: number
  balance: Balance
  limits: UploadLimits
  staged: readonly StagedPicture[]
  /** Newest first. */
  jobs: readonly FileJob[]
  sendTo: SendToLinks
  projectsHref: string
  /** How many links to a result were followed here: each brings the results into view. */
  resultsAsked?: number
  tokenReturn: TokenReturn
  onFiles: (files: File[]) => void
  onRemoveStaged: (id: string) => void
}
