import { RemoveBackground } from '@mintage/ui/screens/RemoveBackground'
import { useRemoveBackground } from '../../flows/images/useRemoveBackground.ts'

export default function RemoveBackgroundRoute() {
  return <RemoveBackground {...useRemoveBackground()} />
}
