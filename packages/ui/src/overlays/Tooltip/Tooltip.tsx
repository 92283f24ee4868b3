import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import { tooltip } from './Tooltip.css.ts'

export interface TooltipProps {
  /** One sentence; described, never named by it. */
  text: string
  /** One element that has a name of its own, takes the focus and passes a ref on. */
  children: ReactNode
}

/** A short explanation on hover and focus. Touch has neither: say nothing here that is said nowhere else. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={tooltip} sideOffset={6} collisionPadding={12}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
