import { Contact } from '@mintage/ui/screens/Contact'
import { useContactPage } from '../../flows/account/useContactPage.ts'

export default function ContactRoute() {
  return <Contact {...useContactPage()} />
}
