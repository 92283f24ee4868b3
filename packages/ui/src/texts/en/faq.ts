export const faqTexts = {
  'faq.description':
    'How tokens work, what is charged and what is not, which files you can use, and how cards are handled.',
  'faq.title': 'Questions and answers',
  'faq.lead': 'What people ask before they start, while they work, and when something goes wrong.',
  'faq.group.tokens': 'Tokens',
  'faq.group.pictures': 'Pictures and files',
  'faq.group.payment': 'Paying',
  'faq.group.privacy': 'Privacy and account',
  'faq.onPage': 'On this page',

  'faq.buys.question': 'What does a token buy?',
  'faq.buys.answer':
    'Each generated picture, each removed background and each upscaled file costs tokens; an upscale costs the same at 2x and at 4x. The button always shows the exact number before you press it.',
  'faq.buysPriced.answer':
    'A generated picture costs {generate}, a removed background {removeBackground}, an upscaled file {upscale}, the same at 2x and at 4x. The button always shows the exact number before you press it.',
  'faq.free.question': 'Can I try it without paying?',
  'faq.free.answer':
    'Yes. The first 10 tokens are free: they are in your balance as soon as you have signed up, which takes under 60 seconds and needs no card.',
  'faq.expire.question': 'Do tokens expire?',
  'faq.expire.answer': 'No. Tokens never expire, whether you bought them or were given them.',
  'faq.failed.question': 'What happens when a picture fails?',
  'faq.failed.answer':
    'You see the words “You were not charged”, and that is literal: the tokens set aside for that picture return to your balance at once. Request history shows both movements.',
  'faq.cancel.question': 'Can I stop a request that is running?',
  'faq.cancel.answer':
    'Yes. Press Cancel while it works. You pay for pictures that were finished before, and the rest comes back.',
  'faq.custom.question': 'Can I buy an amount that is not a pack?',
  'faq.custom.answer':
    'Yes, anything from 1 to 2,000 tokens, down to a tenth of a token. You see the price, and the price per token, while you move the slider.',

  'faq.formats.question': 'Which files can I upload?',
  'faq.formats.answer':
    'PNG, JPEG and WebP, up to 10 MB and 25 megapixels a file. An upscaled picture can have up to 64 megapixels.',
  'faq.count.question': 'How many pictures do I get for one prompt?',
  'faq.count.answer':
    'One to four, as you choose. With several styles selected, the pictures are shared out among them. Each picture is delivered, and charged, on its own.',
  'faq.output.question': 'What do I get back from Remove background?',
  'faq.output.answer':
    'A PNG with a transparent background, at the size of your photo. You can compare it with the original and put a plain colour behind it at no cost before you download.',
  'faq.hard.question': 'Which photos are hard to cut out?',
  'faq.hard.answer':
    'Hair against a busy background, glass, smoke, and subjects in the same colour as what is behind them. A photo with a clear subject and a calm background works best.',
  'faq.keep.question': 'How long are my pictures kept?',
  'faq.keep.answer':
    'Until you delete them in My projects. The file, its preview and the upload behind it are then removed for good.',
  'faq.rights.question': 'May I use the pictures commercially?',
  'faq.rights.answer':
    'Yes, within the law. What you make on Mintage is yours to use, and what you upload stays yours. Please upload only pictures that you have the right to use.',

  'faq.cards.question': 'Which cards do you take?',
  'faq.cards.answer': 'Visa and Mastercard, credit or debit, with a 16-digit number and a 3-digit security code.',
  'faq.cardData.question': 'What happens to my card number?',
  'faq.cardData.answer':
    'It goes to the payment provider with that one payment and is not stored by us, nor is the security code. We keep the brand and the last four digits, so that you can recognise the payment later.',
  'faq.currency.question': 'In which currency do I pay?',
  'faq.currency.answer':
    'In the one you pick in the menu at the top of the page. Prices, VAT and the receipt all use it. With only one currency on offer, there is no menu.',
  'faq.refund.question': 'Can I get my money back?',
  'faq.refund.answer':
    'Write to us within 14 days of a purchase and we refund the tokens of that purchase that you have not used, to the card that you paid with. A charge made by mistake is returned at any time.',
  'faq.pending.question': 'My payment is still pending. What now?',
  'faq.pending.answer':
    'Some banks take a few minutes. The page checks by itself and your balance grows as soon as the bank confirms. You are never charged twice for one order, even if you reload.',
  'faq.promo.question': 'Where do I enter a promo code?',
  'faq.promo.answer':
    'In the window that opens when you choose a pack or an amount. The new total shows at once, before you go on.',

  'faq.privacy.question': 'Who sees my prompts and pictures?',
  'faq.privacy.answer':
    'You do. They are stored so that you find them again in My projects and Request history, they are not used to train models, and nobody receives them for advertising.',
  'faq.location.question': 'Do my photos give away where they were taken?',
  'faq.location.answer':
    'No. Photos often carry the place and time of the shot; we remove that from every upload before it is stored.',
  'faq.password.question': 'I forgot my password',
  'faq.password.answer':
    'Choose “Forgot password” on the sign-in page. You get a link by email that works once, for one hour.',
  'faq.help.question': 'My question is not here',
  'faq.help.answer': 'Ask us. A person answers within a day.',
  'faq.contact.title': 'Still stuck?',
  'faq.contact.text': 'Tell us what you tried and what you saw. You will have an answer within a day.',
  'faq.contact.action': 'Contact us',
} as const
