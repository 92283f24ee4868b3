export { imageRequestsMachine } from './image-requests.machine.ts'
export type { ImageRequestsEvent, ListedRequest } from './image-requests.types.ts'
