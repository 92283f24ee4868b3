import type { MouseEvent } from 'react'
import { Button, type ButtonLooks } from '../../primitives/Button/Button.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { Pack } from './offers.types.ts'

export interface ChoosePackProps extends ButtonLooks {
  pack: Pack
  packHref: (pack: Pack) => string
  onChoose: (pack: Pack) => void
  className?: string | undefined
  /** The visible words, when the title of the pack is near. */
  children?: string
}

/** A link that works without the program. With it, a click opens the purchase here; a click for a new tab follows it. */
export function ChoosePack({ pack, packHref, onChoose, children, ...looks }: ChoosePackProps) {
  const t = useTexts(offersTexts)
  const name = t('offers.pack.chooseName', { title: pack.title })
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(pack)
  }
  return (
    <Button
      {...looks}
      href={packHref(pack)}
      data-native
      aria-label={children === undefined ? undefined : name}
      onClick={choose}
    >
      {children ?? name}
    </Button>
  )
}
