import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** How long something may take to come, in milliseconds: without it, what never comes is waited for until the test ends. */
export const soon = { timeout: 30_000 } as const

/** Looks until the element is as it should be. */
export const seen = (element: Locator) => expect.element(element, soon)
