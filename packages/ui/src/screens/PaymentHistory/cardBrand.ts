const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

/** A card brand as its owner writes it; unknown ones stay as the server sent them. */
export const cardBrand = (brand: string) => names[brand.toLowerCase()] ?? brand
