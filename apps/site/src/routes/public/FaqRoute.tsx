import { Faq } from '@mintage/ui/screens/Faq'
import { useContact } from '../../flows/contact/ContactContext.tsx'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'

export default function FaqRoute() {
  return <Faq prices={useServicePrices()} onContact={useContact()} />
}
