import { commentsClient, createComments } from '../../tools/comments/page/index.ts'

/** Of the panel, the toolbar and the pins, which are in different parts of Storybook's frame. */
export const comments = createComments(commentsClient('./comments.json'))
