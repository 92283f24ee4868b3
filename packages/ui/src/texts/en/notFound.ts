export const notFoundTexts = {
  'notFound.title': 'Oops! Page Not Found',
  'notFound.text': 'Sorry, the page you are looking for does not exist.',
  'notFound.home': 'Back to home',
  'notFound.elsewhere': 'Or go straight to what you came for',
  'notFound.generate': 'Generate image',
  'notFound.removeBackground': 'Remove background',
  'notFound.upscale': 'Upscale image',
  'notFound.pricing': 'Pricing',
  'notFound.faq': 'FAQ',
} as const
