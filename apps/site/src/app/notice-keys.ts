import type { AuthTextKey } from '@mintage/machines/auth'
import type { CheckoutSuccessKey, CheckoutTextKey } from '@mintage/machines/checkout'
import type { CurrencyTextKey } from '@mintage/machines/currency-choice'
import type { DeletionTextKey } from '@mintage/machines/delete-with-undo'
import type { DepositTextKey } from '@mintage/machines/deposit-polling'
import type { ImageTextKey } from '@mintage/machines/image-request'
import type { GenericErrorKey } from './errorConsequences.ts'

/** All texts that can be shown as a toast. */
export type NoticeKey =
  | GenericErrorKey
  | AuthTextKey
  | CheckoutTextKey
  | CheckoutSuccessKey
  | CurrencyTextKey
  | DeletionTextKey
  | DepositTextKey
  | ImageTextKey
