import { Description, Heading, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { Advice } from './Advice.tsx'
import { Anatomy } from './Anatomy.tsx'
import { Behaviour } from './Behaviour.tsx'
import * as styles from './ComponentPage.css.ts'
import { Doc } from './Doc.tsx'
import { Keyboard } from './Keyboard.tsx'
import { Parts } from './Parts.tsx'
import { Peers } from './Peers.tsx'
import { Props } from './Props.tsx'
import { States } from './States.tsx'
import { StatesAtAGlance } from './StatesAtAGlance.tsx'
import { StatusLine } from './StatusLine.tsx'

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Doc text={item} />
      </li>
    ))}
  </ul>
)

function HowToUse({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Not for</Heading>
      <List items={guide.notFor} />
      <Heading>Do and don’t</Heading>
      <Advice guide={guide} />
      {guide.content.length === 0 ? null : (
        <>
          <Heading>Words</Heading>
          <List items={guide.content} />
        </>
      )}
      <Heading>Anatomy</Heading>
      <Anatomy parts={guide.anatomy} />
      <Heading>Parts and data attributes</Heading>
      <Parts parts={guide.anatomy} />
      <Heading>Keyboard</Heading>
      <Keyboard keys={guide.keyboard} />
      {guide.announces === undefined ? null : (
        <>
          <Heading>Heard by a screen reader</Heading>
          <List items={guide.announces} />
        </>
      )}
    </>
  )
}

/** A component's page: what it is for first, then its parts, its keys, its props, and every state as a story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  return (
    <>
      <Title />
      {guide === undefined ? (
        <Description />
      ) : (
        <>
          <Subtitle>
            <Doc text={guide.purpose} />
          </Subtitle>
          <StatusLine status={guide.status} />
        </>
      )}
      {preparedMeta.title.startsWith('Screens/') ? <StatesAtAGlance /> : null}
      <Primary />
      {guide === undefined ? null : <HowToUse guide={guide} />}
      <Props of={preparedMeta.title} />
      <States />
      <Behaviour />
      {guide?.peers === undefined ? null : (
        <>
          <Heading>Beside its peers</Heading>
          <Peers peers={guide.peers} />
        </>
      )}
    </>
  )
}
