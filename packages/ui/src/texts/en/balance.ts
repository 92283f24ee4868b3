/** Texts of the header's balance popover. */
export const balanceTexts = {
  'balance.title': 'Your tokens',
  'balance.spendable': 'Yours to spend',
  'balance.debt': 'You owe {tokens} tokens of a refunded purchase. Your next purchase settles them first.',
  'balance.held': 'Set aside for work in progress',
  'balance.last': 'What happened last',
  'balance.loading': 'Reading what happened last',
  'balance.none': 'Nothing has happened yet. What you get and what you spend will stand here.',
  'balance.failed': 'What happened last could not be read.',
  'balance.buy': 'Buy tokens',
  'balance.payments': 'Payment history',
  'balance.requests': 'Request history',

  'balance.kind.welcome_bonus': 'Welcome bonus',
  'balance.kind.purchase': 'Tokens bought',
  'balance.kind.hold': 'Set aside',
  'balance.kind.capture': 'Spent',
  'balance.kind.release': 'Given back',
  'balance.kind.token_return': 'Given back, not good',
  'balance.kind.correction': 'Correction',
  'balance.kind.refund': 'Payment refunded',
  'balance.kind.refund_reversal': 'Refund taken back',
} as const
