import { ThumbsDown } from 'lucide-react'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { tokenReturnTexts } from '../../../texts/en/tokenReturn.ts'
import { useTexts } from '../../../texts/useTexts.tsx'
import type { ReturnState } from './types.ts'

interface NotGoodButtonProps {
  state: ReturnState
  size?: 'sm' | 'md'
  onClick: () => void
}

/** Opens the dialog to give a token back; afterwards a text says that it was given back. */
export function NotGoodButton({ state, size = 'md', onClick }: NotGoodButtonProps) {
  const t = useTexts(tokenReturnTexts)
  switch (state) {
    case 'available':
      return (
        <Button
          variant="ghost"
          tone="neutral"
          size={size}
          iconStart={<Icon icon={ThumbsDown} size="sm" />}
          onClick={onClick}
        >
          {t('tokenReturn.open')}
        </Button>
      )
    case 'returned':
      return <Badge>{t('tokenReturn.given')}</Badge>
    case 'unavailable':
      return null
  }
}
