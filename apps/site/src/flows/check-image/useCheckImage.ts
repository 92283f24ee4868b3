import { multipart, optOut, unwrapPayload } from '@mintage/api-client'
import { imageCheckMachine, submitImageForCheck } from '@mintage/machines/image-check'
import { createSecretHolder } from '@mintage/machines/shared'
import type { CheckImageProps } from '@mintage/ui/screens/CheckImage'
import { useMessages } from '@mintage/ui/texts'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import { toFinding } from './toFinding.ts'

/** Shows the provenance of an image. */
export function useCheckImage(): CheckImageProps {
  const { client } = useDependencies()
  const say = useMessages(provenanceTexts)
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
    if (finding !== null) return { status: 'told', name, finding: toFinding(finding) }
    return problem === null ? { status: 'choosing' } : { status: 'refused', problem: say(problem) }
  }
  return {
    check: check(),
    onImage: (image) => {
      if (submitImageForCheck(actor, picked, image)) setName(image.name)
    },
  }
}
