import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { SchemeContext } from './scheme.ts'
import { Thumbnails } from './Thumbnails.tsx'

/** Every state of a screen as a small picture: what a designer looks for is seen before it is read. */
export function StatesAtAGlance() {
  const scheme = useContext(SchemeContext)
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <Heading>States at a glance</Heading>
      <Unstyled>
        <Thumbnails
          stories={stories.filter(({ tags }) => tags.includes('visual')).map(({ id, name }) => ({ id, name }))}
          scheme={scheme}
        />
      </Unstyled>
    </>
  )
}
