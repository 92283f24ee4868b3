import { HeadingPage } from '@mintage/ui/screens/HeadingPage'

export default function EmailAlreadyVerifiedRoute() {
  return <HeadingPage page="alreadyVerified" />
}
