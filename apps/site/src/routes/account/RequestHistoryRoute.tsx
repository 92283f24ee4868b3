import { RequestHistory } from '@mintage/ui/screens/RequestHistory'
import { useRequestHistory } from '../../flows/account/useRequestHistory.ts'

export default function RequestHistoryRoute() {
  return <RequestHistory {...useRequestHistory()} />
}
