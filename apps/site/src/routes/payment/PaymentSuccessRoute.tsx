import { PaymentSuccess } from '@mintage/ui/screens/PaymentSuccess'
import { usePaymentSuccess } from '../../flows/checkout/usePaymentSuccess.ts'

export default function PaymentSuccessRoute() {
  return <PaymentSuccess {...usePaymentSuccess()} />
}
