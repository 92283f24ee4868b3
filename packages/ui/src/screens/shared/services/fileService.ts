import type { FileJobCallbacks } from './FileJobView.tsx'
import type { TokenReturn } from './ReturnTokenDialog.tsx'
import type { Balance, FileJob, SendToLinks, StagedImage, UploadLimits } from './types.ts'

/** Common props of the two services for uploaded images. */
export interface FileServiceProps extends FileJobCallbacks {
  /** Price of one image, in tenths. */
  price: number
  balance: Balance
  limits: UploadLimits
  staged: readonly StagedImage[]
  /** Newest first. */
  jobs: readonly FileJob[]
  sendTo: SendToLinks
  projectsHref: string
  /** Counts followed links to a result; each scrolls to the results. */
  resultsAsked?: number
  tokenReturn: TokenReturn
  onFiles: (files: File[]) => void
  onRemoveStaged: (id: string) => void
}
