import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { dataAttributes, type PartAttributes } from '../../packages/ui/src/dataAttributes.ts'
import type { Guide } from '../../packages/ui/src/guide.ts'
import { attributesTable, usage } from './markdown.ts'

const attributesOf: Readonly<Record<string, Readonly<Record<string, PartAttributes>> | undefined>> = dataAttributes

/** The autodocs page. A component with a guide also shows how to use it. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  const attributes = attributesOf[preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1)]
  return (
    <>
      <Title />
      {guide === undefined ? (
        <Description />
      ) : (
        <Subtitle>
          <Markdown options={{ forceInline: true }}>{guide.purpose}</Markdown>
        </Subtitle>
      )}
      <Primary />
      {guide === undefined ? null : <Markdown>{usage(guide)}</Markdown>}
      {attributes === undefined ? null : <Markdown>{attributesTable(attributes)}</Markdown>}
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
