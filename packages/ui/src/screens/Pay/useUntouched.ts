import { type SyntheticEvent, useState } from 'react'

/** Initial values of the card form, from the profile (R276, R277). */
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
 * The profile may load after the form (R276). An untouched field is mounted again with it; a focused or filled field
 * keeps its value.
 */
export function useUntouched(prefill: PayPrefill) {
  const [touched, setTouched] = useState<Partial<PayPrefill>>({})
  const touch = ({ target }: SyntheticEvent) => {
    const field = target instanceof HTMLInputElement ? fieldOf[target.name] : undefined
    if (field && !(field in touched)) setTouched({ ...touched, [field]: prefill[field] })
  }
  return { begun: { ...prefill, ...touched }, touch }
}
