import type { Schemas } from '../platform/contract/types.ts'
import type { Finding } from './protocol.ts'
import { isFound } from './watermark/read-watermark.ts'

/** Anybody can write metadata; only this server can make our signature and watermark. */
function verdictOf({ metadata, manifest, watermark }: Finding): Schemas['ProvenanceReport']['verdict'] {
  const isOurs = manifest?.signature === 'ours' || isFound(watermark)
  return isOurs ? 'ours' : metadata || manifest ? 'marked' : 'nothing'
}

export const reportView = (finding: Finding): Schemas['ProvenanceReport'] => ({
  verdict: verdictOf(finding),
  metadata: finding.metadata && { source_type: finding.metadata.sourceType, made_with: finding.metadata.madeWith },
  manifest: finding.manifest && {
    signature: finding.manifest.signature,
    signer: finding.manifest.signer,
    source_type: finding.manifest.sourceType,
    ingredient_source_type: finding.manifest.ingredient?.sourceType ?? null,
    made_with: finding.manifest.madeWith,
  },
  watermark: finding.watermark,
})
