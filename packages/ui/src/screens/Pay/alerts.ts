/** Their texts are in the catalogue, under `pay.alert`. */
export type PayAlert = 'refused' | 'newTotal' | 'unknown' | 'unconfirmed'

export const tones = { refused: 'critical', newTotal: 'caution', unknown: 'caution', unconfirmed: 'caution' } as const
