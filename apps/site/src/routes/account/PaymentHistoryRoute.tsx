import { PaymentHistory } from '@mintage/ui/screens/PaymentHistory'
import { usePaymentHistory } from '../../flows/account/usePaymentHistory.ts'

export default function PaymentHistoryRoute() {
  return <PaymentHistory {...usePaymentHistory()} />
}
