import { useRef, useState } from 'react'
import { returnReasons } from '../../overlays/ReturnTokenModal/returnReasons.ts'
import { tokenReturnTexts } from '../../texts/en/tokenReturn.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { EmptyResults } from '../shared/services/EmptyResults.tsx'
import { ReturnTokenDialog } from '../shared/services/ReturnTokenDialog.tsx'
import { ServiceLayout } from '../shared/services/ServiceLayout.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { useShowNewest } from '../shared/services/useShowNewest.ts'
import { PromptIdeas } from './PromptIdeas.tsx'
import { RunView } from './RunView.tsx'
import { RunViewer } from './RunViewer.tsx'
import { returnableOf } from './runWords.ts'
import { Settings } from './Settings.tsx'
import type { GenerateImageProps, GenerateValues } from './types.ts'
import { useFocusOnRefinement } from './useFocusOnRefinement.ts'

export type { TokenReturn, TokenReturnProgress } from '../shared/services/ReturnTokenDialog.tsx'
export type { Balance, LiveWork, Refinement, SendToLinks } from '../shared/services/types.ts'
export type {
  GenerateField,
  GenerateImageProps,
  GenerateOptions,
  GenerateSubmission,
  GenerateValues,
  GenerationRun,
  OptionalField,
  PendingRefinement,
  PromptReading,
  RunImage,
} from './types.ts'

/**
 * Initial values of the form. A new `version` mounts the form again, because native fields take new values only then.
 * If the person asked for the values, the prompt takes the focus.
 */
function useFill(given: Partial<GenerateValues> | undefined) {
  const [fill, setFill] = useState({ given, values: given, version: 0, byPerson: false })
  if (fill.given !== given) setFill({ given, values: given, version: fill.version + 1, byPerson: false })
  const refill = (values: GenerateValues) =>
    setFill((last) => ({ ...last, values, version: last.version + 1, byPerson: true }))
  return { ...fill, refill }
}

/** Generate image: up to four images for one prompt, in one to four styles, within the limits of the engine. */
export function GenerateImage(props: GenerateImageProps) {
  const { options, runs, sendTo, projectsHref, initial, tokenReturn, onCancel, onRunAgain, onBuyTokens } = props
  const texts = useServiceTexts()
  const { t } = texts
  const returns = useTexts(tokenReturnTexts)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const fill = useFill(initial)
  const results = useShowNewest(runs[0]?.id, props.resultsAsked)
  useFocusOnRefinement(runs[0], results)
  const [opened, open] = useState<{ run: string; index: number } | null>(null)

  const writeIdea = (idea: string) => {
    const area = prompt.current
    if (!area) return
    area.value = idea
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }

  return (
    <ServiceLayout
      resultsRef={results}
      title={t('generate.title')}
      lead={options.maxImages === 1 ? t('generate.lead.one') : t('generate.lead', { max: options.maxImages })}
      controls={
        <Settings key={fill.version} {...props} given={fill.values} promptRef={prompt} focusPrompt={fill.byPerson} />
      }
    >
      {runs.length === 0 ? (
        <EmptyResults title={t('generate.empty.title')} text={t('generate.empty.text')}>
          <PromptIdeas ideas={options.ideas} onUse={writeIdea} />
        </EmptyResults>
      ) : (
        runs.map((run) => (
          <RunView
            key={run.id}
            {...{ run, options, sendTo, projectsHref, onBuyTokens }}
            onRefine={(index, refinement) => props.onRefine(run.id, index, refinement)}
            onStart={() => props.onStart(run.id)}
            onDismiss={() => props.onDismiss(run.id)}
            onCancel={() => onCancel(run.id)}
            onRunAgain={() => onRunAgain(run.id)}
            onEdit={() => fill.refill(run.values)}
            onOpen={(index) => open({ run: run.id, index })}
            onNotGood={() => tokenReturn.onOpen(run.id)}
          />
        ))
      )}
      <RunViewer
        run={runs.find(({ id }) => id === opened?.run)}
        index={opened?.index ?? 0}
        options={options}
        onIndex={(index) => open((last) => last && { ...last, index })}
        onRefine={(index, refinement) => opened && props.onRefine(opened.run, index, refinement)}
        onClose={() => open(null)}
      />
      <ReturnTokenDialog
        tokenReturn={tokenReturn}
        reasons={returnReasons}
        imagesOf={(id) => runs.flatMap((run) => (run.id === id ? returnableOf(run, options, texts) : []))}
        againOf={(id) => {
          const run = runs.find((candidate) => candidate.id === id)
          return run && { label: returns('tokenReturn.again.settings'), onClick: () => fill.refill(run.values) }
        }}
      />
    </ServiceLayout>
  )
}
