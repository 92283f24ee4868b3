import { PaymentFailed } from '@mintage/ui/screens/PaymentFailed'
import { usePaymentFailed } from '../../flows/payment/usePaymentFailed.ts'

export default function PaymentFailedRoute() {
  return <PaymentFailed {...usePaymentFailed()} />
}
