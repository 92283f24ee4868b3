/** Texts that lead a new account to its first image. */
export const firstImageTexts = {
  'firstImage.title': 'Make your first picture',
  'firstImage.free': 'You have {tokens}, free of charge. This picture costs {price}.',
  'firstImage.balance': 'You have {tokens}. This picture costs {price}.',
  'firstImage.price': 'This picture costs {price}.',
  'firstImage.change': 'Change every word if you like. Nothing is spent before you press Generate.',
  'firstImage.example': '“{prompt}”',
  'firstImage.style': 'Style: {style}',
  'firstImage.action': 'Try this prompt',
  'firstImage.dismiss': 'Not now',
} as const
