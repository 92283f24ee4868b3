import { DocsContext, Heading, Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { addressOf } from '../comments/addressOf.ts'
import * as styles from './ComponentPage.css.ts'
import { useCommentList } from './useCommentList.ts'

/** What is left to talk about, by story. Nothing where nothing is open. */
export function OpenComments() {
  const stories = useContext(DocsContext).componentStories()
  const { list } = useCommentList()
  const open = list?.comments.filter(({ state }) => state === 'open') ?? []
  const own = stories.flatMap(({ id, name }) => {
    const comments = open.filter(({ storyId }) => storyId === id)
    return comments.length === 0 ? [] : [{ id, name, comments }]
  })
  if (own.length === 0) return null
  return (
    <>
      <Heading>Open comments</Heading>
      {own.map(({ id, name, comments }) => (
        <section key={id} aria-label={`Comments on ${name}`}>
          <Subheading>{name}</Subheading>
          <Unstyled>
            <ul className={styles.plain}>
              {comments.map((comment) => {
                const { author, created, text, place, replies } = comment
                return (
                  <li key={comment.id}>
                    <a href={addressOf(comment)} target="_top" className={styles.said}>
                      {text}
                    </a>
                    <span className={styles.note}>
                      {author}, <time dateTime={created}>{created.slice(0, 10)}</time>, {place.width} px, {place.scheme}
                      {replies.length === 0
                        ? ''
                        : `, ${replies.length === 1 ? '1 reply' : `${replies.length} replies`}`}
                    </span>
                  </li>
                )
              })}
            </ul>
          </Unstyled>
        </section>
      ))}
    </>
  )
}
