/** What stands in the browser's tab and in search results, by route. */
export const titlesTexts = {
  'titles.site': '{page} · Mintage',
  'titles.HomePage': 'AI images, paid by the token',
  'titles.HomePage.description':
    'Generate images from a prompt, remove backgrounds, upscale pictures. Pay with prepaid tokens that never expire; the first 10 are free.',
  'titles.Login': 'Sign in',
  'titles.Register': 'Create an account',
  'titles.ForgotPassword': 'Forgot password',
  'titles.ResetPassword': 'Set a new password',
  'titles.Pay': 'Pay',
  'titles.PaymentSuccess': 'Payment received',
  'titles.PaymentFailed': 'Payment failed',
  'titles.PaymentPending': 'Payment in progress',
  'titles.Account': 'Your account',
  'titles.MyProjects': 'My projects',
  'titles.Profile': 'Profile',
  'titles.PaymentHistory': 'Payment history',
  'titles.RequestHistory': 'Request history',
  'titles.ChangePassword': 'Change password',
  'titles.EmailVerificationPage': 'Email verification',
  'titles.EmailVerified': 'Email verified',
  'titles.EmailAlreadyVerified': 'Email already verified',
  'titles.ServicesGenerate': 'Generate image',
  'titles.ServicesRemoveBackground': 'Remove background',
  'titles.ServicesUpscale': 'Upscale',
  'titles.PricingPage': 'Pricing',
  'titles.PricingPage.description':
    'Token packs and an amount of your own choice. One token makes one image; tokens never expire and failed images are not charged.',
  'titles.FaqPage': 'Questions and answers',
  'titles.FaqPage.description':
    'How tokens work, what is charged and what is not, which files you can use, and how cards are handled.',
  'titles.GenerateImagePage': 'Generate images from a prompt',
  'titles.GenerateImagePage.description':
    'Up to four images per prompt, each in a style of its own, in three sizes. One token per image.',
  'titles.RemoveBackgroundPage': 'Remove the background of a picture',
  'titles.RemoveBackgroundPage.description':
    'Upload a PNG, JPEG or WebP and get a clean PNG with a transparent background. One token per picture.',
  'titles.UpscaleImagePage': 'Upscale a picture 2x or 4x',
  'titles.UpscaleImagePage.description':
    'Make a small picture two or four times larger and compare before and after. One token per picture.',
  'titles.CheckPicturePage': 'Check a picture',
  'titles.CheckPicturePage.description':
    'Find out whether a picture was made with Mintage, or says that a machine made it. Nothing is kept.',
  'titles.StaticPage': 'Document',
  'titles.NotFound': 'Page not found',
} as const
