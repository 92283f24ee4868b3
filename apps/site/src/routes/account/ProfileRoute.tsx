import { Profile } from '@mintage/ui/screens/Profile'
import { useProfileScreen } from '../../flows/account/useProfileScreen.ts'

export default function ProfileRoute() {
  return <Profile {...useProfileScreen()} />
}
