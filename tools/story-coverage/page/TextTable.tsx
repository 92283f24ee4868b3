import { Text } from '@mintage/ui/primitives'
import { type ReactNode, useState } from 'react'
import type { Cell } from '../cells.ts'
import { unseenTexts } from '../unseenTexts.ts'
import { inWords } from '../words.ts'
import { CellView } from './CellView.tsx'
import * as styles from './Coverage.css.ts'
import { Legend } from './Legend.tsx'
import { Scroller } from './Scroller.tsx'
import { countTexts, textSections } from './textSections.ts'

type ShownTexts = Readonly<Record<string, string>>

function cellOfText(key: string, shown: ShownTexts | null): Cell | null {
  const why = unseenTexts[key]
  if (why !== undefined) return { kind: 'nothing', why }
  if (shown === null) return null
  const story = shown[key]
  return story === undefined
    ? { kind: 'missing', why: 'No story of the last run shows it.' }
    : { kind: 'shown', stories: [story] }
}

const sections = textSections.map((section) => ({ ...section, ...countTexts(section) }))
const everyKey = sections.flatMap(({ texts }) => Object.keys(texts))

/** Every text of a section, and the story that shows it. */
function Texts({ texts, shown }: { texts: Readonly<Record<string, string>>; shown: ShownTexts | null }) {
  return (
    <ul className={styles.texts}>
      {Object.entries(texts).map(([key, text]) => {
        const cell = cellOfText(key, shown)
        return (
          <li key={key} className={styles.textRow}>
            <span className={styles.text}>
              {text}
              <code className={styles.address}>{key}</code>
            </span>
            {cell === null ? null : <CellView cell={cell} withComponent />}
          </li>
        )
      })}
    </ul>
  )
}

/** Draws what it holds once it is opened: there are a thousand texts. */
function Folded({ title, children }: { title: string; children: () => ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={styles.more}>{title}</summary>
      {opened ? children() : null}
    </details>
  )
}

/** @param shown the story that shows each text, null before the first run */
export function TextTable({ shown }: { shown: ShownTexts | null }) {
  const cells = everyKey.flatMap((key) => cellOfText(key, shown) ?? [])
  return (
    <>
      {shown === null ? (
        <Text size="small" prose className={styles.note}>
          Which story shows which text is known after a run: <code>npm test</code>, then this Storybook again.
        </Text>
      ) : (
        <Legend cells={cells} />
      )}
      <Scroller label="Texts and the stories that show them">
        <table className={styles.table}>
          <thead>
            <tr>
              {['Section', 'Texts', 'Read by nobody'].map((title, place) => (
                <th key={title} scope="col" className={place === 0 ? styles.corner : styles.figureHead}>
                  {title}
                </th>
              ))}
              <th scope="col" className={styles.head}>
                Each text, and what shows it
              </th>
            </tr>
          </thead>
          <tbody>
            {sections.map(({ name, texts, all, unread }) => (
              <tr key={name}>
                <th scope="row" className={styles.first}>
                  {inWords(name)}
                </th>
                <td className={styles.figure}>{all}</td>
                <td className={styles.figure}>{unread}</td>
                <td className={styles.cell}>
                  <Folded title={all === 1 ? 'The text' : `The ${all} texts`}>
                    {() => <Texts texts={texts} shown={shown} />}
                  </Folded>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <h2 className={styles.subtitle}>Read by nobody</h2>
      <ul className={styles.texts}>
        {Object.entries(unseenTexts).map(([key, why]) => (
          <li key={key} className={styles.textRow}>
            <code className={styles.key}>{key}</code>
            <CellView cell={{ kind: 'nothing', why }} />
          </li>
        ))}
      </ul>
    </>
  )
}
