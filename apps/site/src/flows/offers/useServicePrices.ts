import type { LandingProps } from '@mintage/ui/screens/Landing'
import { useSettings } from '../../app/DependenciesContext.tsx'

/** The price of each service for one image, in tenths of a token. */
export function useServicePrices(): LandingProps['prices'] {
  const { imageGenerationPrice, backgroundRemovalPrice, upscalePrice } = useSettings()
  return { generate: imageGenerationPrice, removeBackground: backgroundRemovalPrice, upscale: upscalePrice }
}
