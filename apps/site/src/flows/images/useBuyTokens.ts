import { clampTokens } from '@mintage/ui/format'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { paths } from '../../paths.ts'
import { waitingService } from '../checkout/waitingService.ts'
import { useOffersProps } from '../offers/useOffers.ts'

/**
 * Buying in place (D54): opens the purchase of the smallest pack that covers the missing tokens, or of exactly these
 * tokens when no pack is large enough. Without a price list, that dialog offers a retry.
 */
export function useBuyTokens(): (missing: number) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { visit } = useDependencies()
  const { packs, customPrice, onChoosePack, onChooseCustom } = useOffersProps()
  return (missing) => {
    waitingService(visit).note(pathname)
    const sold = packs.status === 'ready' ? packs.packs.filter(({ price }) => price > 0) : []
    const enough = sold.filter(({ credits }) => credits >= missing).sort((one, other) => one.credits - other.credits)[0]
    if (enough) onChoosePack(enough)
    else if (customPrice.status === 'ready') onChooseCustom(clampTokens(missing))
    else navigate(paths.PricingPage)
  }
}
