import type { Country, PaymentMethod, Settings, StaticPageLink } from './start-up.types.ts'

/** R389: the payment method when settings name none. */
export const cardPaymentMethod: PaymentMethod = { id: 1, title: 'Credit/Debit card', code: 'card' }

const styleTitles = [
  'None',
  'Photorealistic',
  'Digital art',
  'Anime',
  '3D render',
  'Watercolor',
  'Oil painting',
  'Pixel art',
  'Line art',
  'Comic',
]

/** What holds until, or unless, the server says otherwise (R384-R389, D06, D20). */
export const defaultSettings: Settings = {
  requisites: '',
  supportEmail: '',
  copyright: '',
  companyName: '',
  companyRegNumber: '',
  companyAddress: '',
  isRegEnabled: false,
  minTopUp: 0,
  vatPercent: 0,
  pricesIncludeVat: false,
  vatByCountry: {},
  reverseCharge: false,
  sellerCountry: null,
  paymentMethods: [cardPaymentMethod],
  welcomeBonusTokens: 0,
  pointsConversionRate: 1,
  imageGenerationPrice: 10,
  backgroundRemovalPrice: 10,
  upscalePrice: 10,
  backgroundRemovalBox: false,
  backgroundRemovalMaxPixels: 25_000_000,
  imageGenerationSizes: ['1024x1024', '1536x1024', '1024x1536'],
  imageGenerationStyles: styleTitles.map((title) => ({ id: title.toLowerCase().replace(' ', '-'), title })),
  imageGenerationSubjects: null,
  imageGenerationIdeas: null,
  imageGenerationMaxCount: 4,
  imageGenerationFields: ['seed', 'negativePrompt'],
  imageGenerationRefinements: [],
  upscaleFactors: [2, 4],
  upscaleMaxPixels: 25_000_000,
  googleTag: null,
  internalCurrency: null,
}

/** Without the list no country can be picked, and the checkout says so (R373). */
export const defaultCountries: readonly Country[] = []

/** Without the list no page can be entered by its slug (R073). */
export const defaultPages: readonly StaticPageLink[] = []

/** Its card, or another method, is asked for on a page of the payment provider. */
export const paysOnPage = ({ code }: PaymentMethod): boolean => code === 'hosted'

/** R390: only the first payment method counts. */
export const paymentMethodOf = (settings: Pick<Settings, 'paymentMethods'>): PaymentMethod =>
  settings.paymentMethods[0] ?? cardPaymentMethod
