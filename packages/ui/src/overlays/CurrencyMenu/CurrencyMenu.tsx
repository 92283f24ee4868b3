import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Menu } from '../Menu/Menu.tsx'

/** A currency as the site offers it (R147). */
export interface CurrencyOption {
  value: string
  label: string
}

export interface CurrencyMenuProps {
  options: readonly CurrencyOption[]
  /** Code of the current currency. */
  value: string
  onChange: (code: string) => void
  size?: 'sm' | 'md'
}

/** The display currency; renders nothing for a single currency (R091). */
export function CurrencyMenu({ options, value, onChange, size = 'sm' }: CurrencyMenuProps) {
  const t = useTexts(overlayTexts)
  if (options.length < 2) return null
  // Searched by code, because few keyboards have the sign of "$ USD".
  const items = options.map((option) => ({ ...option, typed: option.value }))
  return (
    <Menu label={t('nav.currency')} items={items} selected={value} onSelect={onChange} size={size}>
      {value}
    </Menu>
  )
}
