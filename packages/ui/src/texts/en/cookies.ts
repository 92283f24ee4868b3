export const cookieTexts = {
  'cookies.title': 'Cookies',
  'cookies.text':
    'Mintage keeps you signed in by a cookie. With your consent it also counts visits to see what helps: {policy}.',
  'cookies.policy': 'cookie policy',
  'cookies.accept': 'Accept',
  'cookies.decline': 'Decline',
  'cookies.options': 'Cookie choices',
  'cookies.learnMore': 'Learn more',
} as const
