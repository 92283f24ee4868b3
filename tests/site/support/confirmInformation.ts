import { expect } from 'vitest'
import { page } from 'vitest/browser'

const dialog = page.getByRole('dialog', { name: 'Confirm information' })

export const confirmInformation = {
  dialog,
  city: dialog.getByRole('textbox', { name: 'City' }),
  company: dialog.getByRole('checkbox', { name: 'I buy for a company' }),
  back: dialog.getByRole('button', { name: 'BACK' }),
  confirm: dialog.getByRole('button', { name: 'CONFIRM PAYMENT' }),
}

export interface ConfirmInformationLooks {
  /** What is to be paid, line by line, after the method and the tokens. */
  bill: Readonly<Record<string, string>>
  city?: string
  /** The sentence at the head of the dialog. */
  problem?: string | null
  /** What is wrong with the city. */
  cityError?: string | null
  /** It is on its way, and neither button can be pressed. */
  sending?: boolean
}

const bill = () =>
  Object.fromEntries(
    [...dialog.element().querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

/** The dialog looks like this, and nothing else is open. */
export async function expectConfirmInformation(looks: ConfirmInformationLooks): Promise<void> {
  const { problem = null, cityError = null, sending = false, city = 'Dublin' } = looks
  await expect.element(dialog).toBeVisible()
  await expect.poll(bill).toEqual({ 'Payment method': 'Credit/Debit card', Tokens: '100tokens', ...looks.bill })
  await expect.element(confirmInformation.city).toHaveValue(city)
  if (cityError === null) await expect.element(confirmInformation.city).not.toHaveAttribute('aria-invalid', 'true')
  else await expect.element(confirmInformation.city).toHaveAccessibleDescription(cityError)
  if (problem === null) await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  else await expect.element(dialog.getByRole('alert')).toHaveTextContent(problem)
  for (const button of [confirmInformation.back, confirmInformation.confirm]) {
    if (sending) await expect.element(button).toBeDisabled()
    else await expect.element(button).toBeEnabled()
  }
}
