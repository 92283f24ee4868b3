import { Upscale } from '@mintage/ui/screens/Upscale'
import { useUpscale } from '../../flows/images/useUpscale.ts'

export default function UpscaleRoute() {
  return <Upscale {...useUpscale()} />
}
