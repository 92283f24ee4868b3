export type CardFieldKey = 'card.numberInvalid' | 'card.expiryInvalid' | 'card.cvvInvalid'

export type CardTextKey = CardFieldKey | 'card.failed' | 'card.outcomeUnknown'
