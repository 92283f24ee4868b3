import { PaymentFailed } from '@mintage/ui/screens/PaymentFailed'
import { usePaymentFailed } from '../../flows/checkout/usePaymentFailed.ts'

export default function PaymentFailedRoute() {
  return <PaymentFailed {...usePaymentFailed()} />
}
