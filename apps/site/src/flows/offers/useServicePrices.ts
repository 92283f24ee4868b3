import type { LandingProps } from '@mintage/ui/screens/Landing'
import { useSettings } from '../../app/DependenciesContext.tsx'

/** What each service costs for one picture, in tenths of a token. */
export function useServicePrices(): LandingProps['prices'] {
  const { imageGenerationPrice, backgroundRemovalPrice, upscalePrice } = useSettings()
  return { generate: imageGenerationPrice, removeBackground: backgroundRemovalPrice, upscale: upscalePrice }
}
