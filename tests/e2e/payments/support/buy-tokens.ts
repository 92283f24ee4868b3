import { expect, type Page } from '@playwright/test'

export interface BuyTokensLooks {
  offer: string
  price: string
  total: string
  /** As written: 20 % of what is left of the price. */
  vat: string
  terms?: 'ticked' | 'empty'
  /** As the terms, unless said otherwise. */
  consent?: 'ticked' | 'empty'
  promo?: 'none' | 'being checked' | 'in force'
  /** Why the last code was refused. */
  refusal?: string
  /** As written; set while the offer costs less. */
  minimum?: string
  /** The way on shows that something is on its way. */
  busy?: 'price' | 'billing details'
}

/** The Buy Tokens dialog, and what a person does in it. */
export const buyTokens = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
  const code = dialog.getByRole('textbox', { name: 'Promo code' })
  const terms = dialog.getByRole('checkbox', { name: /^I accept/ })
  const consent = dialog.getByRole('checkbox', { name: /^Begin at once/ })
  const apply = dialog.getByRole('button', { name: 'Apply' })
  const remove = dialog.getByRole('button', { name: 'Remove' })
  const goOn = dialog.getByRole('button', { name: 'Credit/Debit card' })

  const showsPromo = async ({ promo = 'none', refusal }: BuyTokensLooks) => {
    if (promo === 'in force') {
      await expect(remove).toBeEnabled()
      await expect(code).toHaveCount(0)
      return
    }
    await expect(apply).toBeEnabled({ enabled: promo === 'none' })
    if (refusal === undefined) await expect(code).not.toHaveAttribute('aria-invalid', 'true')
    else await expect(code).toHaveAccessibleDescription(refusal)
  }

  return {
    dialog,
    code,
    terms,
    consent,
    async tickBoth() {
      await terms.click()
      await consent.click()
    },
    apply,
    remove,
    goOn,
    async looksLike(looks: BuyTokensLooks) {
      const { offer, minimum, busy } = looks
      const { price, vat, total } = busy === 'price' ? { price: '', vat: '', total: '' } : looks
      await expect(dialog.getByRole('heading', { name: offer, exact: true })).toBeVisible()
      await expect(dialog.getByRole('definition').first()).toHaveText(price)
      await expect(dialog.getByRole('definition').last()).toHaveText(total)
      const vatLine = dialog.locator('dl > div').filter({ hasText: /^VAT/ })
      await expect(vatLine).toHaveText(`VAT 20%${vat}`)
      const agreed = (looks.consent ?? looks.terms) === 'ticked'
      await expect(terms).toBeChecked({ checked: looks.terms === 'ticked' })
      await expect(consent).toBeChecked({ checked: agreed })
      await showsPromo(looks)
      if (minimum === undefined) await expect(dialog.getByText(/^Minimum top-up/)).toHaveCount(0)
      else await expect(dialog.getByText(`Minimum top-up amount: ${minimum}`)).toBeVisible()
      const way = looks.terms === 'ticked' && agreed && minimum === undefined && busy === undefined
      await expect(goOn).toBeEnabled({ enabled: way })
      if (busy !== undefined) await expect(goOn).toHaveAttribute('aria-busy', 'true')
    },
  }
}
