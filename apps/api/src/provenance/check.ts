import { type Ingredient, readManifest } from './c2pa.ts'
import { mayHaveManifest } from './containers.ts'
import type { Marker } from './mark.ts'
import { readStatement } from './packets.ts'
import { readPixels } from './pixels.ts'
import type { Finding } from './protocol.ts'
import { readWatermark } from './watermark/read-watermark.ts'

/** All evidence of a file's origin. Null if its pixels cannot be read. */
export async function check(file: Ingredient, { identity, pattern }: Marker): Promise<Finding | null> {
  const pixels = await readPixels(file.data).catch(() => null)
  if (pixels === null) return null
  return {
    metadata: readStatement(file.data),
    manifest: mayHaveManifest(file.data) ? await readManifest(file, identity) : null,
    watermark: readWatermark(pixels, pattern),
  }
}
