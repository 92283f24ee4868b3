import type { ServiceLandingProps } from '@mintage/ui/screens/ServiceLanding'
import { useSettings } from '../../app/DependenciesContext.tsx'
import { useGuardedPath } from '../../app/useGuardedPath.ts'
import { paths } from '../../paths.ts'
import { useServicePrices } from './useServicePrices.ts'
import { useTokenValue } from './useTokenValue.ts'

/** Shared by the three public service pages; `tool` is the signed-in page of the service (D26). */
export function useServiceLanding(tool: string): Omit<ServiceLandingProps, 'service'> {
  const guarded = useGuardedPath()
  const { imageGenerationSizes, upscaleFactors } = useSettings()
  return {
    prices: useServicePrices(),
    tokenValue: useTokenValue(),
    options: {
      sizes: imageGenerationSizes,
      factors: upscaleFactors,
    },
    hrefs: {
      tool: guarded(tool),
      pricing: paths.PricingPage,
      generate: paths.GenerateImagePage,
      removeBackground: paths.RemoveBackgroundPage,
      upscale: paths.UpscaleImagePage,
    },
  }
}
