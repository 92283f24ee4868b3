import type { ReportData, ReportGroup } from '../../types.ts'
import type { Navigation } from './useAddress.ts'
import type { ApprovalsInUse } from './useApprovals.ts'

/** What every part of the page works with. */
export interface Shared {
  data: ReportData
  /** Those that pass the filters, with only the items that do. */
  groups: readonly ReportGroup[]
  navigation: Navigation
  approvals: ApprovalsInUse
}
