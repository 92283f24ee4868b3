export const cookieTexts = {
  'cookies.title': 'Cookies',
  'cookies.text':
    'Mintage keeps you signed in with a cookie it cannot do without. With your consent it also counts visits, so that we learn which pages help. You can read the details in our {policy}.',
  'cookies.policy': 'cookie policy',
  'cookies.accept': 'Accept',
  'cookies.decline': 'Decline',
  'cookies.options': 'Cookie choices',
  'cookies.learnMore': 'Learn more',
} as const
