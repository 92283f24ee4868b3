import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import type { CommentStore } from '../../tools/comments/index.ts'

const NAME = 'comments.json'

/**
 * The comments beside the Storybook: under development they are read and written, in a built one they can be read as
 * they were then. The tests of the stories, which share this configuration, have none.
 */
export function commentFiles(): Plugin {
  let store: CommentStore | undefined
  const load = async () => {
    const module = await import('../../tools/comments/index.ts')
    store ??= module.repositoryComments()
    return { ...module, store }
  }
  return {
    name: 'comment-files',
    configureServer({ middlewares, config }) {
      if (config.mode === 'test') return
      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        const { answerComments, store: read } = await load()
        await answerComments(request, response, read)
      }
      middlewares.use((request, response, next) => {
        if (request.url?.replace(/\?.*$/, '') !== `/${NAME}`) return next()
        answer(request, response).catch(next)
      })
    },
    async generateBundle() {
      const list = await (await load()).store.list()
      const source = JSON.stringify({ ...list, author: '', writable: false })
      this.emitFile({ type: 'asset', fileName: NAME, source })
    },
  }
}
