import type { ServiceLandingProps } from '@mintage/ui/screens/ServiceLanding'
import { useSettings } from '../../app/DependenciesContext.tsx'
import { paths } from '../../paths.ts'
import { useServicePrices } from './useServicePrices.ts'

/** What the three public service pages share; `tool` is the page of the service behind sign-in (D26). */
export function useServiceLanding(tool: string): Omit<ServiceLandingProps, 'service'> {
  const { imageGenerationSizes, upscaleFactors } = useSettings()
  return {
    prices: useServicePrices(),
    options: {
      sizes: imageGenerationSizes,
      factors: upscaleFactors,
    },
    hrefs: {
      tool,
      pricing: paths.PricingPage,
      generate: paths.GenerateImagePage,
      removeBackground: paths.RemoveBackgroundPage,
      upscale: paths.UpscaleImagePage,
    },
  }
}
