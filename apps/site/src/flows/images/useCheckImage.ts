import { multipart, optOut, unwrapPayload } from '@mintage/api-client'
import { type ImageFinding as Found, imageCheckMachine, submitImageForCheck } from '@mintage/machines/image-check'
import { createSecretHolder } from '@mintage/machines/shared'
import type { CheckImageProps, ImageFinding, ImageOrigin } from '@mintage/ui/screens/CheckImage'
import { useMessages } from '@mintage/ui/texts'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'

/** Terms of the IPTC vocabulary Digital Source Type, grouped for people. */
const origins: Readonly<Record<string, ImageOrigin>> = {
  trainedAlgorithmicMedia: 'trained',
  algorithmicMedia: 'drawn',
  compositeWithTrainedAlgorithmicMedia: 'edited',
  compositeSynthetic: 'edited',
  algorithmicallyEnhanced: 'enhanced',
  digitalCapture: 'captured',
  computationalCapture: 'captured',
}

const originOf = (type: string): ImageOrigin => (Object.hasOwn(origins, type) ? (origins[type] ?? 'other') : 'other')

/** The result of the server for the screen. A valid signature takes precedence over other metadata. */
export function toFinding({ verdict, metadata, manifest, watermark }: Found): ImageFinding {
  const isKnown = watermark === 'certain' || watermark === 'likely'
  const signed = manifest !== null && manifest.signature !== 'broken' && manifest.source_type !== null ? manifest : null
  const type = signed?.source_type ?? metadata?.source_type ?? manifest?.source_type ?? null
  const origin = type === null ? null : originOf(type)
  const ingredient = manifest?.ingredient_source_type ?? null
  const isMade = isKnown || origin === 'trained' || origin === 'drawn'
  return {
    verdict: verdict === 'ours' && !isMade ? 'changed' : verdict,
    origin,
    ingredientOrigin: ingredient === null ? null : originOf(ingredient),
    madeWith: metadata?.made_with ?? manifest?.made_with ?? null,
    signature: manifest && { state: manifest.signature, signer: manifest.signer },
    watermark,
  }
}

/** Shows the provenance of an image. */
export function useCheckImage(): CheckImageProps {
  const { client } = useDependencies()
  const formatMessage = useMessages(provenanceTexts)
  const [picked] = useState(() => createSecretHolder<File>())
  const [name, setName] = useState('')
  const machine = useMemo(
    () =>
      imageCheckMachine.provide({
        actors: {
          checkImage: fromPromise(({ signal }) => {
            const file = picked.take()
            const body = multipart(file === null ? {} : { file })
            return orFailure(unwrapPayload(client.POST('/provenance', { body, signal, ...optOut('toasts') })))
          }),
        },
      }),
    [client, picked],
  )
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  const { finding, problem } = snapshot.context

  const check = (): CheckImageProps['check'] => {
    if (snapshot.hasTag('busy')) return { status: 'reading', name }
    if (finding !== null) return { status: 'checked', name, finding: toFinding(finding) }
    return problem === null ? { status: 'choosing' } : { status: 'refused', problem: formatMessage(problem) }
  }
  return {
    check: check(),
    onImage: (image) => {
      if (submitImageForCheck(actor, picked, image)) setName(image.name)
    },
  }
}
