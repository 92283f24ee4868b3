import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as styles from './ComponentPage.css.ts'
import { isTest } from './isTest.ts'

/** The stories that test what a component does, each a link to where it acts and is checked. */
export function Behaviour() {
  const tests = useContext(DocsContext).componentStories().filter(isTest)
  if (tests.length === 0) return null
  return (
    <>
      <Heading>Behaviour</Heading>
      <Unstyled>
        <ul className={styles.list}>
          {tests.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top" className={styles.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}
