import { createContext } from 'react'
import type { TokenValue } from '../../../format/money.ts'

/** The screen's `tokenValue`, for every price on it; null says nothing about money. */
export const TokenValueContext = createContext<TokenValue | null>(null)
