/** Texts of the image-request machine by key (D46, D54-D56). */
export const imagesTexts = {
  'images.promptRequired': 'Say what you want to see first',
  'images.promptTooLong': 'Please keep the prompt to 4,000 characters',
  'images.countOutOfRange': 'Please choose 1 to 4 images',
  'images.fileRequired': 'Please choose a picture first',
  'images.fileTypeRefused': 'Please choose a PNG, JPEG or WebP picture',
  'images.fileTooLarge': 'This file is larger than 10 MB',
  'images.fileTooManyPixels': 'This picture has more than 25 megapixels',
  'images.resultTooLarge': 'The result would have more than 64 megapixels. Please choose a smaller factor.',
  'images.submitFailed': 'This could not be started. You were not charged.',
  'images.submitUnknown': 'We could not reach the server. Try again: the same request is never charged twice.',
  'images.notFound': 'This request is not here any more',
  'images.cancelFailed': 'This could not be cancelled',
} as const
