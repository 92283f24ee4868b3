import { CheckPicture } from '@mintage/ui/screens/CheckPicture'
import { useCheckPicture } from '../../flows/check-picture/useCheckPicture.ts'

export default function CheckPictureRoute() {
  return <CheckPicture {...useCheckPicture()} />
}
