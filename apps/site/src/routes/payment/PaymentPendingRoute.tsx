import { PaymentPending } from '@mintage/ui/screens/PaymentPending'
import { usePaymentPending } from '../../flows/checkout/usePaymentPending.ts'

export default function PaymentPendingRoute() {
  return <PaymentPending {...usePaymentPending()} />
}
