import { Faq } from '@mintage/ui/screens/Faq'
import { useTexts } from '@mintage/ui/texts'
import { faqTexts } from '@mintage/ui/texts/faq'
import { useContact } from '../../flows/account/ContactContext.tsx'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function FaqRoute() {
  const t = useTexts(faqTexts)
  return (
    <>
      <PageMetadata path={paths.FaqPage} description={t('faq.description')} />
      <Faq prices={useServicePrices()} contactHref={paths.Contact} onContact={useContact()} />
    </>
  )
}
