import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { DownloadIcon } from '../../../primitives/Icon/icons.ts'

interface DownloadButtonProps {
  href: string
  label: string
  size?: 'sm' | 'md'
}

/** Downloads the file: the server responds with an attachment. */
export function DownloadButton({ href, label, size = 'md' }: DownloadButtonProps) {
  return (
    <Button tone="neutral" size={size} href={href} download iconStart={<Icon icon={DownloadIcon} size="sm" />}>
      {label}
    </Button>
  )
}
