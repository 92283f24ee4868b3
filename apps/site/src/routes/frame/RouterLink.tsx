import type { AnchorProps } from '@mintage/ui/primitives'
import { Link } from 'react-router-dom'

/** How the design system's in-app links move through this site. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />
}
