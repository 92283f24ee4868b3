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
import { RequestView } from './RequestView.tsx'
import { RequestViewer } from './RequestViewer.tsx'
import { returnableOf } from './requestWords.ts'
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
  GenerationRequest,
  OptionalField,
  PendingRefinement,
  PromptReading,
  RequestImage,
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
  const { options, requests, sendTo, projectsHref, initial, tokenReturn, onCancel, onRunAgain, onBuyTokens } = props
  const texts = useServiceTexts()
  const { t } = texts
  const returns = useTexts(tokenReturnTexts)
  const prompt = useRef<HTMLTextAreaElement>(null)
  const fill = useFill(initial)
  const results = useShowNewest(requests[0]?.id, props.resultsAsked)
  useFocusOnRefinement(requests[0], results)
  const [opened, open] = useState<{ request: string; index: number } | null>(null)

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
      tokenValue={props.tokenValue}
      lead={options.maxImages === 1 ? t('generate.lead.one') : t('generate.lead', { max: options.maxImages })}
      controls={
        <Settings key={fill.version} {...props} given={fill.values} promptRef={prompt} focusPrompt={fill.byPerson} />
      }
    >
      {requests.length === 0 ? (
        <EmptyResults title={t('generate.empty.title')} text={t('generate.empty.text')}>
          <PromptIdeas ideas={options.ideas} onUse={writeIdea} />
        </EmptyResults>
      ) : (
        requests.map((request) => (
          <RequestView
            key={request.id}
            {...{ request, options, sendTo, projectsHref, onBuyTokens }}
            onRefine={(index, refinement) => props.onRefine(request.id, index, refinement)}
            onStart={() => props.onStart(request.id)}
            onDismiss={() => props.onDismiss(request.id)}
            onCancel={() => onCancel(request.id)}
            onRunAgain={() => onRunAgain(request.id)}
            onEdit={() => fill.refill(request.values)}
            onOpen={(index) => open({ request: request.id, index })}
            onNotGood={() => tokenReturn.onOpen(request.id)}
          />
        ))
      )}
      <RequestViewer
        request={requests.find(({ id }) => id === opened?.request)}
        index={opened?.index ?? 0}
        options={options}
        onIndex={(index) => open((last) => last && { ...last, index })}
        onRefine={(index, refinement) => opened && props.onRefine(opened.request, index, refinement)}
        onClose={() => open(null)}
      />
      <ReturnTokenDialog
        tokenReturn={tokenReturn}
        reasons={returnReasons}
        imagesOf={(id) =>
          requests.flatMap((request) => (request.id === id ? returnableOf(request, options, texts) : []))
        }
        againOf={(id) => {
          const request = requests.find((candidate) => candidate.id === id)
          return request && { label: returns('tokenReturn.again.settings'), onClick: () => fill.refill(request.values) }
        }}
      />
    </ServiceLayout>
  )
}
