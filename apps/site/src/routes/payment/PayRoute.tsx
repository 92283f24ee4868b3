import { Pay } from '@mintage/ui/screens/Pay'
import { usePay } from '../../flows/checkout/usePay.ts'

export default function PayRoute() {
  return <Pay {...usePay()} />
}
