import { PaymentSuccess } from '@mintage/ui/screens/PaymentSuccess'
import { usePaymentSuccess } from '../../flows/payment/usePaymentSuccess.ts'

export default function PaymentSuccessRoute() {
  return <PaymentSuccess {...usePaymentSuccess()} />
}
