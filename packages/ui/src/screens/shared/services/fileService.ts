import type { TokenValue } from '../../../format/money.ts'
import type { FileRequestCallbacks } from './FileRequestView.tsx'
import type { TokenReturn } from './ReturnTokenDialog.tsx'
import type { Balance, FileRequest, SendToLinks, StagedImage, UploadLimits } from './types.ts'

/** Common props of the two services for uploaded images. */
export interface FileServiceProps extends FileRequestCallbacks {
  /** Price of one image, in tenths. */
  price: number
  /** What tokens cost the person, for the money equivalent of prices; null where it is not known. */
  tokenValue?: TokenValue | null | undefined
  balance: Balance
  limits: UploadLimits
  staged: readonly StagedImage[]
  /** Newest first. */
  requests: readonly FileRequest[]
  sendTo: SendToLinks
  projectsHref: string
  /** Counts followed links to a result; each scrolls to the results. */
  resultsAsked?: number
  tokenReturn: TokenReturn
  onFiles: (files: File[]) => void
  onRemoveStaged: (id: string) => void
}
