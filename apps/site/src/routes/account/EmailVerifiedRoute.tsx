import { HeadingPage } from '@mintage/ui/screens/HeadingPage'

export default function EmailVerifiedRoute() {
  return <HeadingPage page="verified" />
}
