import { cx } from 'class-variance-authority'
import { type ReactNode, useState } from 'react'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../primitives/Icon/icons.ts'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { paginationTexts } from '../../texts/en/pagination.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Pagination.css.ts'
import { clampPage, pageRange } from './pageRange.ts'

interface Shared {
  /** The landmark's name: "Pages of payments". */
  label: string
  /** The current page, from 1; out of range it counts as the nearest one. */
  page: number
  /** How many pages there are; with one, nothing shows. */
  pages: number
  /** Pages shown on each side of the current one. */
  around?: number
}

export type PaginationProps = Shared &
  (
    | {
        /** The URL of a page; makes the steps links. */
        hrefFor: (page: number) => string
        onPage?: undefined
      }
    | {
        /** Called with the requested page; makes the steps buttons. */
        onPage: (page: number) => void
        hrefFor?: undefined
      }
  )

interface StepProps extends Pick<PaginationProps, 'hrefFor' | 'onPage'> {
  page: number
  current?: boolean
  /** The disabled link stays focusable, so that focus is not lost. */
  disabled?: boolean
  label?: string
  className?: string
  children: ReactNode
}

function Step({ page, current, disabled, label, className, children, hrefFor, onPage }: StepProps) {
  const shared = {
    className: cx(styles.step, className),
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
  }
  if (hrefFor) {
    // A disabled link has no address, so the role keeps it a link for screen readers.
    if (disabled) {
      return (
        <a {...shared} role="link" tabIndex={0}>
          {children}
        </a>
      )
    }
    return (
      <AppLink {...shared} href={hrefFor(page)}>
        {children}
      </AppLink>
    )
  }
  return (
    <button {...shared} type="button" onClick={() => !disabled && !current && onPage?.(page)}>
      {children}
    </button>
  )
}

/** Announces the new page, and nothing before the first change. */
function useArrival(page: number, words: string): string {
  const [before, setBefore] = useState(page)
  const [moved, setMoved] = useState(false)
  if (page !== before) {
    setBefore(page)
    setMoved(true)
  }
  return moved ? words : ''
}

/** Navigation for a list with numbered pages. */
export function Pagination({ label, page, pages, around = 1, ...way }: PaginationProps) {
  const t = useTexts(paginationTexts)
  const current = clampPage(page, pages)
  const steps = pageRange({ page, pages, around })
  const last = steps.at(-1)
  const total = last && 'page' in last ? last.page : 1
  const position = t('pagination.position', { page: current, pages: total })
  const arrival = useArrival(current, position)
  if (total === 1) return null
  return (
    <nav aria-label={label} className={styles.nav}>
      <div className={styles.row}>
        <Step {...way} page={current - 1} disabled={current === 1} className={styles.side}>
          <Icon icon={ArrowLeftIcon} size="sm" />
          <span className={styles.word}>{t('pagination.previous')}</span>
        </Step>
        <ul className={styles.pages}>
          {steps.map((step, place) =>
            'page' in step ? (
              <li key={step.page}>
                <Step
                  {...way}
                  page={step.page}
                  current={step.page === current}
                  label={t('pagination.page', { page: step.page })}
                >
                  {step.page}
                </Step>
              </li>
            ) : (
              <li key={place === 1 ? 'start' : 'end'} className={styles.gap} aria-hidden="true">
                …
              </li>
            ),
          )}
        </ul>
        <span className={styles.position}>{position}</span>
        <Step {...way} page={current + 1} disabled={current === total} className={styles.side}>
          <span className={styles.word}>{t('pagination.next')}</span>
          <Icon icon={ArrowRightIcon} size="sm" />
        </Step>
      </div>
      <LiveRegion message={arrival} />
    </nav>
  )
}
