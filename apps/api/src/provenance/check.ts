import { type Ingredient, readManifest } from './c2pa.ts'
import { mayHaveManifest } from './containers.ts'
import type { Marker } from './mark.ts'
import { packetOf, readPixels } from './pixels.ts'
import type { Finding } from './protocol.ts'
import { chanceOf, detect } from './watermark/detect.ts'
import type { Pattern } from './watermark/pattern.ts'
import { brightnessOf, type Surface } from './watermark/surface.ts'
import { readXmp } from './xmp.ts'

/** Chances that a picture without the watermark is said to have it. */
const LIKELY = 1e-4
const CERTAIN = 1e-9

/** What there is to say about the watermark of a picture. */
function judge(surface: Surface, pattern: Pattern): Finding['watermark'] {
  const detection = detect(surface, pattern)
  if (detection === null) return 'too_small'
  const chance = chanceOf(detection.score)
  return chance <= CERTAIN ? 'certain' : chance <= LIKELY ? 'likely' : 'none'
}

/** Everything that a file says about where it comes from. Null: its pixels cannot be read. */
export async function check(file: Ingredient, { identity, pattern }: Marker): Promise<Finding | null> {
  const pixels = await readPixels(file.data).catch(() => null)
  if (pixels === null) return null
  return {
    metadata: readXmp(await packetOf(file.data)),
    manifest: mayHaveManifest(file.data) ? await readManifest(file, identity) : null,
    watermark: judge(brightnessOf(pixels), pattern),
  }
}
