/** Texts that lead a new account to its first image. */
export const firstPictureTexts = {
  'firstPicture.title': 'Make your first picture',
  'firstPicture.free': 'You have {tokens}, free of charge. This picture costs {price}.',
  'firstPicture.balance': 'You have {tokens}. This picture costs {price}.',
  'firstPicture.price': 'This picture costs {price}.',
  'firstPicture.change': 'Change every word if you like. Nothing is spent before you press Generate.',
  'firstPicture.example': '“{prompt}”',
  'firstPicture.style': 'Style: {style}',
  'firstPicture.action': 'Try this prompt',
  'firstPicture.dismiss': 'Not now',
} as const
