import { Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { isTest } from './isTest.ts'
import { StatePicture } from './StatePicture.tsx'
import { SchemeContext } from './scheme.ts'

/**
 * Every state of a component but the first, which stands at the top of its page. Storybook's own list draws a story as it
 * begins: of one that acts there would be nothing to see of what it is named for.
 */
export function States() {
  const scheme = useContext(SchemeContext)
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter((story) => !isTest(story))
  if (others.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      {others.map(({ id, name, moduleExport, playFunction }) => {
        const asItBegins = <Canvas of={moduleExport} />
        return (
          <section key={id} id={`anchor--${id}`} aria-label={name}>
            <Subheading>{name}</Subheading>
            <Description of={moduleExport} />
            {playFunction === undefined ? (
              asItBegins
            ) : (
              <StatePicture id={id} name={name} scheme={scheme}>
                {asItBegins}
              </StatePicture>
            )}
          </section>
        )
      })}
    </>
  )
}
