import { Button, Heading, Text } from '@mintage/ui/primitives'
import { useMemo, useState } from 'react'
import {
  countOf,
  decode,
  encode,
  type Locations,
  nothing,
  patchOf,
  type WhatIf,
} from '../../tools/what-if/page/index.ts'
import { Compare } from './Compare.tsx'
import { Finder } from './Finder.tsx'
import { PatchView } from './PatchView.tsx'
import type { Candidate, Prediction } from './predict.ts'
import { Results } from './Results.tsx'
import { TextChange } from './TextChange.tsx'
import { TokenChange } from './TokenChange.tsx'
import { reached, readersAmong, usePrediction } from './usePrediction.ts'
import * as styles from './WhatIf.css.ts'

const without = (values: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name))

export interface WhatIfPageProps {
  locations: Locations
  stories: readonly Candidate[]
  whatIf: WhatIf
  onWhatIf: (whatIf: WhatIf) => void
  predict: (prediction: Prediction) => Promise<void>
  /** Whether the frames beside each other are drawn; there are none where stories have no address. */
  hasFrames?: boolean
}

/** Another value for a token or a text: what changes, how it looks, and the patch that makes it so. */
export function WhatIfPage({ locations, stories, whatIf, onWhatIf, predict, hasFrames = true }: WhatIfPageProps) {
  const [shown, setShown] = useState<string | null>(null)
  const { state, start, cancel } = usePrediction(predict)
  const encoded = encode(whatIf)
  const candidates = useMemo(() => reached(locations, decode(encoded), stories), [locations, encoded, stories])
  const patch = useMemo(() => patchOf(locations, decode(encoded)), [locations, encoded])
  // What was found out about another change says nothing of this one.
  const current = state?.encoded === encoded ? state : null
  const { tokens, texts } = whatIf
  const setToken = (name: string, value: string) => onWhatIf({ ...whatIf, tokens: { ...tokens, [name]: value } })
  const setText = (id: string, words: string) => onWhatIf({ ...whatIf, texts: { ...texts, [id]: words } })
  // The pages at the top have everything in them, and of a change only a little.
  const nearest = candidates.find(({ title }) => title.includes('/')) ?? candidates[0]
  const first = candidates.find(({ id }) => id === shown) ?? nearest
  const count = countOf(whatIf)
  return (
    <main className={styles.page}>
      <div className={styles.part}>
        <Heading level={1}>What if</Heading>
        <Text prose tone="muted">
          Give a token another value or a text other words, and see which stories change. The change stays on while you
          go from story to story, and in the address: whoever opens the link sees it. Nothing is written to a file.
        </Text>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Finder
            locations={locations}
            onToken={({ name, value }) => setToken(name, tokens[name] ?? value)}
            onText={({ id, words }) => setText(id, texts[id] ?? words)}
          />
          {count === 0 ? null : (
            <section className={styles.part} aria-labelledby="what-if-changes">
              <div className={styles.head}>
                <Heading level={2} size="sm" id="what-if-changes">
                  Changes
                </Heading>
                <Button size="sm" tone="neutral" variant="outline" onClick={() => onWhatIf(nothing)}>
                  Take all back
                </Button>
              </div>
              <ul className={styles.rows}>
                {locations.tokens
                  .filter(({ name }) => name in tokens)
                  .map((token) => (
                    <TokenChange
                      key={token.name}
                      token={token}
                      value={tokens[token.name] ?? token.value}
                      onValue={(value) => setToken(token.name, value)}
                      onRemove={() => onWhatIf({ ...whatIf, tokens: without(tokens, token.name) })}
                    />
                  ))}
                {locations.texts
                  .filter(({ id }) => id in texts)
                  .map((text) => (
                    <TextChange
                      key={text.id}
                      text={text}
                      words={texts[text.id] ?? text.words}
                      onWords={(words) => setText(text.id, words)}
                      onRemove={() => onWhatIf({ ...whatIf, texts: without(texts, text.id) })}
                    />
                  ))}
              </ul>
            </section>
          )}
          <PatchView patch={patch} />
        </div>
        {count === 0 ? null : (
          <div className={styles.column}>
            {hasFrames && first ? <Compare storyId={first.id} encoded={encoded} /> : null}
            <Results
              candidates={candidates}
              state={current}
              shown={first?.id ?? null}
              onStart={() => start(encoded, candidates, readersAmong(locations, candidates))}
              onCancel={cancel}
              onShow={setShown}
            />
          </div>
        )}
      </div>
    </main>
  )
}
