import type { ImageFinding as Found } from '@mintage/machines/image-check'
import type { ImageFinding, ImageOrigin } from '@mintage/ui/screens/CheckImage'

/** Terms of the IPTC vocabulary Digital Source Type, grouped for people. */
const origins: Readonly<Record<string, ImageOrigin>> = {
  trainedAlgorithmicMedia: 'trained',
  algorithmicMedia: 'drawn',
  compositeWithTrainedAlgorithmicMedia: 'edited',
  compositeSynthetic: 'edited',
  algorithmicallyEnhanced: 'enhanced',
  digitalCapture: 'captured',
  computationalCapture: 'captured',
}

const originOf = (type: string): ImageOrigin => (Object.hasOwn(origins, type) ? (origins[type] ?? 'other') : 'other')

/** The result of the server for the screen. A valid signature takes precedence over other metadata. */
export function toFinding({ verdict, metadata, manifest, watermark }: Found): ImageFinding {
  const isKnown = watermark === 'certain' || watermark === 'likely'
  const signed = manifest !== null && manifest.signature !== 'broken' && manifest.source_type !== null ? manifest : null
  const type = signed?.source_type ?? metadata?.source_type ?? manifest?.source_type ?? null
  const origin = type === null ? null : originOf(type)
  const ingredient = manifest?.ingredient_source_type ?? null
  const isMade = isKnown || origin === 'trained' || origin === 'drawn'
  return {
    verdict: verdict === 'ours' && !isMade ? 'changed' : verdict,
    origin,
    ingredientOrigin: ingredient === null ? null : originOf(ingredient),
    madeWith: metadata?.made_with ?? manifest?.made_with ?? null,
    signature: manifest && { state: manifest.signature, signer: manifest.signer },
    watermark,
  }
}
