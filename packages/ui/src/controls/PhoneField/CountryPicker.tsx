import * as Popover from '@radix-ui/react-popover'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SearchIcon } from '../../primitives/Icon/icons.ts'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as selectStyles from '../Select/Select.css.ts'
import type { PhoneCountry } from './countries.ts'
import * as styles from './PhoneField.css.ts'
import { useCountrySearch } from './useCountrySearch.ts'

export interface CountryPickerProps {
  anchor: RefObject<HTMLButtonElement | null>
  /** Gets the focus when the list closes, unless the person has moved the focus. */
  focusNext: RefObject<RefObject<HTMLElement | null>>
  countries: readonly PhoneCountry[]
  /** ISO 3166 alpha-2. */
  selected: string | undefined
  /** The search text. The field holds it, because letters may be typed before the list opens. */
  search: string
  onSearch: (search: string) => void
  onChoose: (country: PhoneCountry) => void
  onClose: () => void
}

/** The searchable list behind the country code: a combobox in a popover. Mounted only while open. */
export function CountryPicker({ anchor, focusNext, onClose, ...list }: CountryPickerProps) {
  const t = useTexts(controlTexts)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('controls.phone.chooseCountry')}
          className={styles.panel}
          // Puts the caret after the letter that opened the list: Radix would select it, and the next would replace it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            // The list opened late, and the person moved the focus. Some browsers do not focus a pressed button.
            const at = document.activeElement
            if (at !== anchor.current && at !== document.body) {
              focusNext.current = { current: null }
              return onClose()
            }
            field.current?.focus()
            field.current?.setSelectionRange(list.search.length, list.search.length)
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
            else focusNext.current = { current: null }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusNext.current.current?.focus()
          }}
        >
          <CountryList {...list} field={field} onLeave={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface CountryListProps extends Omit<CountryPickerProps, 'anchor' | 'focusNext' | 'onClose'> {
  field: RefObject<HTMLInputElement | null>
  /** Tab closes the list and returns the focus. */
  onLeave: () => void
}

function CountryList({ countries, selected, search, onSearch, field, onChoose, onLeave }: CountryListProps) {
  const t = useTexts(controlTexts)
  const id = useId()
  const { query, found, at, setAt, pick, move } = useCountrySearch(countries, selected, search)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      const country = pick()
      if (country) onChoose(country)
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onLeave()
    } else if (!event.shiftKey && move(event.key)) {
      event.preventDefault()
    }
  }

  return (
    <>
      <div className={styles.search}>
        <Icon icon={SearchIcon} size="sm" />
        <input
          ref={field}
          className={styles.searchInput}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
          aria-label={t('controls.phone.search')}
          placeholder={t('controls.phone.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t('controls.phone.countries')}
        className={styles.list}
      >
        {found.map((country, place) => (
          <button
            key={country.iso2}
            type="button"
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.iso2 === selected}
            data-highlighted={place === at ? '' : undefined}
            className={selectStyles.option}
            onPointerMove={() => setAt(place)}
            // Keeps the focus, and so the keys, in the search field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <span className={styles.code}>{country.iso2}</span>
            <span className={selectStyles.optionText}>{country.name}</span>
            <span className={styles.optionDial} dir="ltr">
              +{country.dialCode}
            </span>
          </button>
        ))}
      </div>
      {found.length === 0 ? <p className={styles.empty}>{t('controls.phone.noCountry', { query })}</p> : null}
      <LiveRegion message={query ? t('controls.phone.found', { count: found.length }) : ''} />
    </>
  )
}
