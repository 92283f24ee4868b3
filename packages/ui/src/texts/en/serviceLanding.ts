export const serviceLandingTexts = {
  'serviceLanding.prices': 'See the prices',
  'serviceLanding.cost.title': 'What it costs',
  'serviceLanding.cost.failed':
    'A picture that fails costs nothing: you see “You were not charged”, and your tokens are back.',
  'serviceLanding.cost.free': 'The first 10 tokens are free, and tokens never expire.',
  'serviceLanding.cost.each': 'For each picture delivered.',
  'serviceLanding.cost.eachFile': 'For each file, at 2x and at 4x alike.',
  'serviceLanding.cost.known': 'The exact number of tokens stands on the button before you press it.',
  'serviceLanding.how.title': 'How it works',
  'serviceLanding.limits.title': 'Good to know',
  'serviceLanding.others.title': 'And then?',
  'serviceLanding.others.lead': 'A result can go straight on to another service.',
  'serviceLanding.closing.title': 'Ready when you are',

  'serviceLanding.generate.caption': 'One prompt, several styles: “{prompt}”',
  'serviceLanding.removeBackground.caption': 'Left: a picture. Right: the same picture, cut out on Mintage.',
  'serviceLanding.upscale.caption': 'Left: 200 pixels wide, magnified. Right: the same file, upscaled four times.',

  'serviceLanding.generate.name': 'Generate image',
  'serviceLanding.generate.title': 'Name a scene. Get up to four takes on it.',
  'serviceLanding.generate.lead':
    'Say what is in it, its hour and its colours, choose styles and a size, and Mintage strikes up to four pictures. Keep the ones you like.',
  'serviceLanding.generate.action': 'Generate an image',
  'serviceLanding.generate.summary': 'A few words in, up to four pictures out.',
  'serviceLanding.generate.first.title': 'Write the prompt',
  'serviceLanding.generate.first.text':
    'Subject, time of day and colours, in everyday words. Add what you do not want, if you like.',
  'serviceLanding.generate.second.title': 'Pick styles, size and count',
  'serviceLanding.generate.second.text':
    'From watercolor to pixel art; square, wide or tall; one picture to four. The cost follows on the button.',
  'serviceLanding.generate.third.title': 'Watch each one arrive',
  'serviceLanding.generate.third.text':
    'Every picture shows its own progress and lands in My projects when it is done.',
  'serviceLanding.generate.examples': 'Struck on Mintage',
  'serviceLanding.generate.limit.first': 'At most four pictures for each prompt; a prompt has up to 4,000 characters.',
  'serviceLanding.generate.limit.second': 'Sizes: {sizes} pixels.',
  'serviceLanding.generate.limit.third':
    'The same prompt, style, size and seed give the same picture. Change the seed for a new one.',
  'serviceLanding.generate.limit.fourth': 'Some prompts are refused. You are told at once, and it costs nothing.',

  'serviceLanding.removeBackground.name': 'Remove background',
  'serviceLanding.removeBackground.title': 'Keep the subject. Lose the rest.',
  'serviceLanding.removeBackground.lead':
    'Drop in a photo and get a clean PNG with a transparent background, at the size you brought.',
  'serviceLanding.removeBackground.action': 'Remove a background',
  'serviceLanding.removeBackground.summary': 'A clean PNG with nothing behind your subject.',
  'serviceLanding.removeBackground.first.title': 'Drop in a photo',
  'serviceLanding.removeBackground.first.text':
    'Drag it, paste it or pick it. Several at once are fine; each is its own request.',
  'serviceLanding.removeBackground.second.title': 'Compare',
  'serviceLanding.removeBackground.second.text':
    'Slide between before and after on a checkerboard that shows every hole.',
  'serviceLanding.removeBackground.third.title': 'Download or go on',
  'serviceLanding.removeBackground.third.text':
    'Take the PNG, put a plain colour behind it at no cost, or send it to Upscale.',
  'serviceLanding.removeBackground.examples': 'Before and after',
  'serviceLanding.removeBackground.beforeAlt': 'Copper flowers in front of a pale wall',
  'serviceLanding.removeBackground.afterAlt': 'The same flowers with the wall removed',
  'serviceLanding.removeBackground.limit.first': 'PNG, JPEG and WebP, up to 10 MB and 25 megapixels.',
  'serviceLanding.removeBackground.limit.second': 'Works best with one clear subject on a calm background.',
  'serviceLanding.removeBackground.limit.third':
    'Hair on a busy background, glass and smoke are hard. Look before you use the result.',
  'serviceLanding.removeBackground.limit.fourth': 'Location data is removed from your photo before it is stored.',

  'serviceLanding.upscale.name': 'Upscale image',
  'serviceLanding.upscale.title': 'Small picture, big plans.',
  'serviceLanding.upscale.lead':
    'Bring an image up to two or four times its size, with clean edges, and see before and after side by side.',
  'serviceLanding.upscale.action': 'Upscale an image',
  'serviceLanding.upscale.summary': 'Twice or four times the size, with clean edges.',
  'serviceLanding.upscale.first.title': 'Drop in the image',
  'serviceLanding.upscale.first.text': 'A PNG, JPEG or WebP, or anything from My projects.',
  'serviceLanding.upscale.second.title': 'Choose {factors}',
  'serviceLanding.upscale.second.text': 'You see the size that comes out before you press. Both cost the same.',
  'serviceLanding.upscale.third.title': 'Compare and download',
  'serviceLanding.upscale.third.text': 'Slide between before and after, then download the large one.',
  'serviceLanding.upscale.examples': 'Before and after',
  'serviceLanding.upscale.beforeAlt': 'A copper coin, 240 pixels wide and blurred when enlarged',
  'serviceLanding.upscale.afterAlt': 'The same coin upscaled four times, 960 pixels wide',
  'serviceLanding.upscale.limit.first': 'PNG, JPEG and WebP, up to 10 MB and 25 megapixels in, 64 megapixels out.',
  'serviceLanding.upscale.limit.second': 'Edges get cleaner; detail that was never in the picture is not invented.',
  'serviceLanding.upscale.limit.third': 'Heavily compressed images keep some of their marks.',
  'serviceLanding.upscale.limit.fourth': 'Transparency is kept.',
} as const
