export const landingTexts = {
  'landing.description':
    'Generate images from a prompt, remove backgrounds, upscale pictures. Pay with prepaid tokens that never expire; the first 10 are free.',
  'landing.hero.title': '1 Space, 3 Superpowers, Infinite imagination',
  'landing.hero.lead':
    'Describe a scene and have it drawn, lift a subject off its background, bring a small picture up to size. One balance of tokens, no subscription.',
  'landing.hero.start': 'Start creating',
  'landing.hero.prices': 'See the prices',
  'landing.hero.caption': 'Struck on Mintage from “{prompt}”',

  'landing.promise.title': 'Good to know',
  'landing.promise.free': 'The first 10 tokens are free',
  'landing.promise.freeHint': 'Enough for ten pictures. No card needed.',
  'landing.promise.expire': 'Tokens never expire',
  'landing.promise.expireHint': 'Use them tonight or in three years.',
  'landing.promise.quick': 'Sign up in under 60 seconds',
  'landing.promise.quickHint': 'Your name, an email address, a password. Done.',

  'landing.services.title': 'Three superpowers, one workbench',
  'landing.services.lead': 'What you make with one, you can hand straight to the next.',
  'landing.services.generate.title': 'Generate image',
  'landing.services.generate.text':
    'Name a scene, its light and its colours, and pick one style or several. You get up to four pictures for each prompt.',
  'landing.services.generate.alt': 'Mountains by a lake, generated on Mintage in four styles',
  'landing.services.removeBackground.title': 'Remove background',
  'landing.services.removeBackground.text':
    'Drop a photo in and get a clean PNG with nothing behind your subject, ready for a shop or a slide.',
  'landing.services.removeBackground.alt': 'Flowers in front of a wall on the left, cut out on the right',
  'landing.services.upscale.title': 'Upscale image',
  'landing.services.upscale.text':
    'Two or four times the size, with before and after side by side, so you see what you gained.',
  'landing.services.upscale.alt': 'A coin as a coarse small picture on the left, four times as large on the right',
  'landing.services.each': '{tokens} a picture',
  'landing.services.eachAbout': '{tokens} a picture, about {money}',

  'landing.flow.title': 'From idea to file in three steps',
  'landing.flow.first.title': 'Say it, or drop it in',
  'landing.flow.first.text': 'Type a prompt for a new picture, or bring a PNG, JPEG or WebP of your own.',
  'landing.flow.second.title': 'See the cost, then press',
  'landing.flow.second.text': 'The button shows the exact number of tokens. What cannot be delivered is not charged.',
  'landing.flow.third.title': 'Keep what you like',
  'landing.flow.third.text': 'Every result waits in My projects until you delete it. Download it as often as you want.',
  'landing.flow.try': 'Try now',

  'landing.offers.title': 'Pay for pictures, not for months',
  'landing.offers.lead': 'Buy tokens once and spend them when you like, on any of the three services.',

  'landing.why.title': 'Why choose us',
  'landing.why.lead': 'Plain dealings, the way a mint should work.',
  'landing.why.services': 'Go to Services',
  'landing.why.failed.title': 'You pay for what arrives',
  'landing.why.failed.text':
    'Tokens are set aside when you press the button and spent only for pictures that reach you. The rest comes back by itself.',
  'landing.why.known.title': 'No price is a surprise',
  'landing.why.known.text':
    'The cost is on the button before you press it. VAT and the total are shown before you pay.',
  'landing.why.kept.title': 'Your work stays yours',
  'landing.why.kept.text':
    'Results are kept until you delete them, and then they are gone. Location data is removed from every photo you upload.',
  'landing.why.one.title': 'One balance for everything',
  'landing.why.one.text': 'Generate, cut out, enlarge: the same tokens pay for all three, and they never expire.',

  'landing.help.title': 'Stuck? Ask a person.',
  'landing.help.text':
    'A prompt that will not behave, a payment that looks odd, a file that will not load: tell us, and you will have an answer within a day.',
  'landing.help.contact': 'Contact us',
  'landing.help.faq': 'Read the FAQ first',
} as const
