import type { HTMLAttributes } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** `div` or `p` for a paragraph. */
  as?: 'span' | 'div' | 'p'
}

/** Text for assistive technology only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={visuallyHidden} />
}
