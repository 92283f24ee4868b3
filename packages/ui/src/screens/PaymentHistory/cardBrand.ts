const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

/** The brand as its owner writes it; an unknown brand is shown as received. */
export const cardBrand = (brand: string) => names[brand.toLowerCase()] ?? brand
