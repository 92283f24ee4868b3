import { CopyPlus, WandSparkles } from 'lucide-react'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { GenerateIcon } from '../../primitives/Icon/icons.ts'
import type { Refinement } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'

interface RefineMenuProps {
  /** The image's name: `image 2 of 4`. */
  name: string
  refinements: readonly Refinement[]
  /** Tenths of a token for one image. */
  price: number
  onRefine: (refinement: Refinement) => void
  /** Shows a word next to the icon. */
  worded?: boolean
}

const icons = { variation: GenerateIcon, moreLikeThis: CopyPlus } as const

/** The refinements of an image, each with its price. */
export function RefineMenu({ name, refinements, price, onRefine, worded = false }: RefineMenuProps) {
  const { t, priced } = useServiceTexts()
  if (refinements.length === 0) return null
  const icon = <Icon icon={WandSparkles} size="sm" />
  return (
    <Menu
      size="sm"
      chevron={worded}
      variant={worded ? 'outline' : 'ghost'}
      iconStart={worded ? icon : undefined}
      label={t('generate.refine.named', { name })}
      items={refinements.map((value) => ({
        value,
        label: t(`generate.refine.${value}`, { tokens: priced(price) }),
        icon: icons[value],
      }))}
      onSelect={(value) => {
        const refinement = refinements.find((known) => known === value)
        if (refinement) onRefine(refinement)
      }}
    >
      {worded ? t('generate.refine') : icon}
    </Menu>
  )
}
