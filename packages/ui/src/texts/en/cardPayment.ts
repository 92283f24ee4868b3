/** Texts of the card and deposit machines by key (spec sections 4, 5 and 8). */
export const cardPaymentTexts = {
  'card.numberInvalid': 'Card number must be 16 digits formatted',
  'card.expiryInvalid': 'Invalid expiration date',
  'card.cvvInvalid': 'CVV must be exactly 3 digits',
  'card.failed': 'Payment failed. Please try again.',
  'card.outcomeUnknown':
    'We could not reach the payment service, so we do not know yet whether the payment went through. Pay again to check: the same payment is never charged twice.',
  'deposit.credited': 'Payment completed successfully!',
  'deposit.failed': 'Payment failed. Please try again.',
  'deposit.pending': 'Payment is being processed...',
  'deposit.cancelled': 'Payment was cancelled',
  'deposit.checked': 'Status checked. If payment completed, your balance has been updated.',
  'deposit.checkFailed': 'Failed to check payment status',
} as const
