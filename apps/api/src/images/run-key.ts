import type { Image } from './rows.ts'

/** Of an image and of each time that it is queued again: what is done once for a run is known by this. */
export const runKey = ({ id, reruns }: Pick<Image, 'id' | 'reruns'>): string => (reruns === 0 ? id : `${id}:${reruns}`)
