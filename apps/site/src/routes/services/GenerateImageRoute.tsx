import { GenerateImage } from '@mintage/ui/screens/GenerateImage'
import { useGenerateImage } from '../../flows/services/useGenerateImage.ts'

export default function GenerateImageRoute() {
  return <GenerateImage {...useGenerateImage()} />
}
