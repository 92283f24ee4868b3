import { multipart, optOut, unwrapPayload } from '@mintage/api-client'
import { pictureCheckMachine, submitPictureForCheck } from '@mintage/machines/picture-check'
import { createSecretHolder } from '@mintage/machines/shared'
import type { CheckPictureProps } from '@mintage/ui/screens/CheckPicture'
import { useMessages } from '@mintage/ui/texts'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import { toFinding } from './toFinding.ts'

/** Shows the provenance of a picture. */
export function useCheckPicture(): CheckPictureProps {
  const { client } = useDependencies()
  const say = useMessages(provenanceTexts)
  const [picked] = useState(() => createSecretHolder<File>())
  const [name, setName] = useState('')
  const machine = useMemo(
    () =>
      pictureCheckMachine.provide({
        actors: {
          checkPicture: fromPromise(({ signal }) => {
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

  const check = (): CheckPictureProps['check'] => {
    if (snapshot.hasTag('busy')) return { status: 'reading', name }
    if (finding !== null) return { status: 'told', name, finding: toFinding(finding) }
    return problem === null ? { status: 'choosing' } : { status: 'refused', problem: say(problem) }
  }
  return {
    check: check(),
    onPicture: (picture) => {
      if (submitPictureForCheck(actor, picked, picture)) setName(picture.name)
    },
  }
}
