export const paymentResultTexts = {
  'paymentResult.success.title': 'Payment Successful',
  'paymentResult.success.neutral':
    'Thank you. The tokens of a confirmed payment are in your balance, and its receipt is in your payment history.',
  // As long as the sentence that replaces it, so that no button moves.
  'paymentResult.success.checking': 'Thank you. Payment history shows what was paid.',
  'paymentResult.success.credited': '{tokens} tokens added',
  'paymentResult.success.balance': 'Your balance is now',
  'paymentResult.success.verified': 'Thank you. The receipt is in your payment history.',
  'paymentResult.success.create': 'Start creating',
  'paymentResult.success.back': 'Back to your picture',
  'paymentResult.success.history': 'Payment history',
  'paymentResult.success.home': 'Home',

  'paymentResult.failed.title': 'Payment Failed',
  'paymentResult.failed.body':
    'Unfortunately, your payment could not be processed. Please try again or contact support if the problem persists.',
  'paymentResult.failed.detail': 'Please try again or contact support if the problem persists.',
  'paymentResult.failed.cancelled': 'Payment was cancelled',
  'paymentResult.failed.reason': 'The reason we were given',
  'paymentResult.failed.tryAgain': 'Try Again',
  'paymentResult.failed.contact': 'Contact support',
  'paymentResult.failed.noTokens': 'No tokens were added to your balance.',

  'paymentResult.pending.title': 'Payment is being processed',
  'paymentResult.pending.body':
    'This may take a few minutes. The page auto-refreshes and checks the status for you, so there is no need to pay again.',
  'paymentResult.pending.order': 'Order ID',
  'paymentResult.pending.waiting': 'Waiting for the payment to be confirmed',
  'paymentResult.pending.check': 'Check Status',
  'paymentResult.pending.checking': 'Checking...',
  'paymentResult.pending.account': 'Go to account',
  'paymentResult.pending.home': 'Go to home',
} as const
