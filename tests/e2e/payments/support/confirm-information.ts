import { expect, type Page } from '@playwright/test'

export interface ConfirmInformationLooks {
  amount?: string
  vat?: string
  total?: string
  /** The sentence at the head of the dialog. */
  problem?: string
  /** It is on its way, and neither button can be pressed. */
  sending?: boolean
}

/** The Confirm Information dialog, and what a person does in it. */
export const confirmInformation = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm information' })
  const back = dialog.getByRole('button', { name: 'BACK' })
  const confirm = dialog.getByRole('button', { name: 'CONFIRM PAYMENT' })
  /** A line of the bill has its name and its sum in it, side by side. */
  const line = (name: RegExp) => dialog.locator('dl > div').filter({ hasText: name })
  return {
    dialog,
    back,
    confirm,
    orderId: line(/^Order ID/),
    city: dialog.getByRole('textbox', { name: 'City' }),
    postCode: dialog.getByRole('textbox', { name: 'Postal code' }),
    async looksLike(looks: ConfirmInformationLooks = {}) {
      const { amount = '€9.00', vat = '€1.80', total = '€10.80', problem, sending = false } = looks
      await expect(line(/^Amount/)).toHaveText(`Amount${amount}`)
      await expect(line(/^VAT/)).toHaveText(`VAT 20%${vat}`)
      await expect(line(/^Total to pay/)).toHaveText(`Total to pay${total}`)
      if (problem === undefined) await expect(dialog.getByRole('alert')).toHaveCount(0)
      else await expect(dialog.getByRole('alert')).toHaveText(problem)
      for (const button of [back, confirm]) await expect(button).toBeEnabled({ enabled: !sending })
    },
  }
}
