import { expect } from 'vitest'
import { page } from 'vitest/browser'

const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
const code = dialog.getByRole('textbox', { name: 'Promo code' })

export const buyTokens = {
  dialog,
  code,
  terms: dialog.getByRole('checkbox', { name: /^I accept/ }),
  consent: dialog.getByRole('checkbox', { name: /^Begin at once/ }),
  async tickBoth() {
    await buyTokens.terms.click()
    await buyTokens.consent.click()
  },
  apply: dialog.getByRole('button', { name: 'Apply' }),
  remove: dialog.getByRole('button', { name: 'Remove' }),
  goOn: dialog.getByRole('button', { name: 'Credit/Debit card' }),
}

export interface BuyTokensLooks {
  offer: string
  /** As written, e.g. `€9.00`. */
  price: string
  total: string
  /** VAT in per cent, and its amount as written. */
  vat: readonly [percent: number, amount: string]
  terms?: 'ticked' | 'empty'
  /** As the terms, unless said otherwise. */
  consent?: 'ticked' | 'empty'
  promo?: 'none' | 'being checked' | 'in force'
  /** Why the last code was refused. */
  refusal?: string | null
  /** As written; set while the offer costs less. */
  minimum?: string | null
  /** The way on shows that something is on its way. */
  busy?: boolean
  pricing?: 'known' | 'on its way' | 'failed'
}

const showsPromo = async (promo: BuyTokensLooks['promo'], refusal: string | null) => {
  if (promo === 'in force') {
    await expect.element(buyTokens.remove).toBeEnabled()
    await expect.element(dialog.getByText('Promo code WELCOME10', { exact: true })).toBeVisible()
    await expect.element(code).not.toBeInTheDocument()
    return
  }
  await expect.element(code).toBeVisible()
  if (promo === 'being checked') await expect.element(buyTokens.apply).toBeDisabled()
  else await expect.element(buyTokens.apply).toBeEnabled()
  if (refusal === null) await expect.element(code).not.toHaveAttribute('aria-invalid', 'true')
  else await expect.element(code).toHaveAccessibleDescription(refusal)
}

const showsWayOn = async (free: boolean, busy: boolean) => {
  const { goOn } = buyTokens
  if (busy) await expect.element(goOn).toHaveAttribute('aria-busy', 'true')
  else await expect.element(goOn).not.toHaveAttribute('aria-busy')
  if (free) await expect.element(goOn).toBeEnabled()
  else await expect.element(goOn).toBeDisabled()
}

const placeholders = { price: 'a placeholder', vat: 'a placeholder', total: 'a placeholder' }

function shownAmount(label: string): string | undefined {
  const names = dialog
    .getByRole('term')
    .elements()
    .filter(({ textContent }) => textContent === label)
  const value = names.length === 1 ? names[0]?.nextElementSibling : null
  if (!value) return undefined
  const bone = value.querySelector('[aria-hidden="true"]')
  const isDrawn = bone !== null && bone.getBoundingClientRect().width > 0
  return value.textContent === '' && isDrawn ? 'a placeholder' : value.textContent.trim()
}

/** The dialog looks like this, and nothing else is open. */
export async function expectBuyTokens(looks: BuyTokensLooks): Promise<void> {
  const { terms = 'empty', promo = 'none', refusal = null, minimum = null, busy = false, pricing = 'known' } = looks
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: looks.offer, exact: true })).toBeVisible()
  const [percent, vat] = looks.vat
  const amounts = pricing === 'on its way' ? placeholders : { ...looks, vat }
  await expect.poll(() => shownAmount('Price')).toBe(amounts.price)
  await expect.poll(() => shownAmount(`VAT ${percent}%`)).toBe(amounts.vat)
  await expect.poll(() => shownAmount('Total to pay')).toBe(amounts.total)
  const failed = dialog.getByText('The price could not be worked out. Nothing was charged.')
  await expect.element(failed).toHaveLength(pricing === 'failed' ? 1 : 0)
  if (terms === 'ticked') await expect.element(buyTokens.terms).toBeChecked()
  else await expect.element(buyTokens.terms).not.toBeChecked()
  const { consent = terms } = looks
  if (consent === 'ticked') await expect.element(buyTokens.consent).toBeChecked()
  else await expect.element(buyTokens.consent).not.toBeChecked()
  await showsPromo(promo, refusal)
  if (minimum === null) await expect.element(dialog.getByText(/^Minimum top-up/)).not.toBeInTheDocument()
  else await expect.element(dialog.getByText(`Minimum top-up amount: ${minimum}`)).toBeVisible()
  const areTicked = terms === 'ticked' && consent === 'ticked'
  await showsWayOn(areTicked && minimum === null && pricing === 'known' && !busy, busy)
}
