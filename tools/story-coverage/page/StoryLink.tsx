import api from '../../../packages/ui/public-api.json' with { type: 'json' }
import { componentOf, inWords, storyName } from '../words.ts'
import * as styles from './Coverage.css.ts'

/** An id has lost its capitals: `screens-siteheader` is the component SiteHeader, in words "Site header". */
const names = new Map(Object.keys(api.components).map((name) => [name.toLowerCase(), inWords(name)]))

function componentName(story: string): string {
  const component = componentOf(story)
  const last = component.replace(/^(machine-states|[a-z]+)-/, '')
  return names.get(last) ?? inWords(last)
}

interface StoryLinkProps {
  story: string
  /** Where stories of several components stand together. */
  withComponent?: boolean
}

/** Opens a story in Storybook itself; relative, so that it holds wherever Storybook is served. */
export function StoryLink({ story, withComponent = false }: StoryLinkProps) {
  const name = storyName(story)
  return (
    <a href={`./?path=/story/${story}`} target="_top" className={styles.link}>
      {withComponent ? `${componentName(story)}: ${name.toLowerCase()}` : name}
    </a>
  )
}
