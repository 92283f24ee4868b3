import { CATALOGUE_TOAST_MS, toast } from '@mintage/ui/overlays/Toaster'
import { useMessages } from '@mintage/ui/texts'
import { authTexts } from '@mintage/ui/texts/auth'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { checkoutTexts } from '@mintage/ui/texts/checkout'
import { errorsTexts } from '@mintage/ui/texts/errors'
import { imagesTexts } from '@mintage/ui/texts/images'
import { projectsTexts } from '@mintage/ui/texts/projects'
import { storeTexts } from '@mintage/ui/texts/store'
import { useEffect } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'

const noticeTexts = {
  ...authTexts,
  ...checkoutTexts,
  ...errorsTexts,
  ...imagesTexts,
  ...cardPaymentTexts,
  ...projectsTexts,
  ...storeTexts,
}

/** Shows notices as toasts, in the texts of the catalogue. */
export function NoticeToasts() {
  const { notices } = useDependencies()
  const formatMessage = useMessages(noticeTexts)
  useEffect(
    () =>
      notices.setAnnouncer(({ tone, message, action }) =>
        toast[tone](formatMessage(message), action ? { action, duration: Infinity } : { duration: CATALOGUE_TOAST_MS }),
      ),
    [notices, formatMessage],
  )
  return null
}
