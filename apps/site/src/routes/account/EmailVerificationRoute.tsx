import { HeadingPage } from '@mintage/ui/screens/HeadingPage'

export default function EmailVerificationRoute() {
  return <HeadingPage page="verification" />
}
