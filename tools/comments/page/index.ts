// What pages show of comments: Storybook's frame and the report. In the frame React is that of Storybook, an older one.
export { type CommentsClient, commentsClient, writtenComments } from './client.ts'
export { type Comments, createComments } from './commentsState.ts'
export { PinLayer } from './PinLayer.tsx'
export { windowFor } from './places.ts'
export { Said } from './Said.tsx'
export { StoryComments } from './StoryComments.tsx'
export { styles } from './styles.ts'
export { useComments } from './useComments.ts'
