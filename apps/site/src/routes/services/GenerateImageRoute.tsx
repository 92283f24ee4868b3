import { GenerateImage } from '@mintage/ui/screens/GenerateImage'
import { useGenerateImage } from '../../flows/images/useGenerateImage.ts'

export default function GenerateImageRoute() {
  return <GenerateImage {...useGenerateImage()} />
}
