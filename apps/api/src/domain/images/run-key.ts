import type { Image } from './rows.ts'

/** Idempotency key of one run of an image: the id, plus the rerun number. */
export const runKey = ({ id, reruns }: Pick<Image, 'id' | 'reruns'>): string => (reruns === 0 ? id : `${id}:${reruns}`)
