import { type SyntheticEvent, useState } from 'react'

/** What the card form begins with, from the profile (R276, R277). */
export interface PayPrefill {
  cardholderName: string
  email: string
  phone: string
}

const fieldOf: Readonly<Record<string, keyof PayPrefill>> = {
  cardholder_name: 'cardholderName',
  email: 'email',
  phone: 'phone',
}

/**
 * The profile may come after the form (R276). An untouched field starts again with it; one that has the
 * focus or was filled in keeps what it began with, and so what was typed.
 */
export function useUntouched(prefill: PayPrefill) {
  const [touched, setTouched] = useState<Partial<PayPrefill>>({})
  const touch = ({ target }: SyntheticEvent) => {
    const field = target instanceof HTMLInputElement ? fieldOf[target.name] : undefined
    if (field && !(field in touched)) setTouched({ ...touched, [field]: prefill[field] })
  }
  return { begun: { ...prefill, ...touched }, touch }
}
