import { type Schemas, settle, unwrapPayload } from '@mintage/api-client'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import type { UpscaleChoice } from '@mintage/ui/screens/Upscale'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { sourcePath } from '../../app/projectPaths.ts'
import { type ImageRefinement, toGenerateValues } from './generateForm.ts'
import { readFile } from './imageFiles.ts'
import type { ImageRequests } from './imageRequests.ts'
import type { ChosenImage } from './uploadsDb.ts'

// Each of these clears the address once it is read, so that a reload keeps later changes. None of them sends anything.

/**
 * Shows the request in the address (`?request=<id>`). Returns the number of requests so far, counted once the address is
 * clear: a new address scrolls to the top (R087), and the request is scrolled into view after that.
 */
export function useRequestFromAddress(requests: ImageRequests): number {
  const [query, setQuery] = useSearchParams()
  const [requested, setRequested] = useState(0)
  const id = query.get('request')
  useEffect(() => {
    if (id === null) return
    requests.send({ type: 'request.shown', requestId: id })
    setRequested((before) => before + 1)
    setQuery({}, { replace: true })
  }, [id, requests, setQuery])
  return id === null ? requested : 0
}

/** Loads the request in the address (`?again=<id>`) and passes it on once, with the other parameters. */
function useEarlierRequest(
  name: 'again' | 'of',
  onRequest: (request: Schemas['ImageRequest'], query: URLSearchParams) => void,
): void {
  const { client } = useDependencies()
  const [query, setQuery] = useSearchParams()
  const id = query.get(name)
  const done = (request: Schemas['ImageRequest'] | null) => {
    setQuery({}, { replace: true })
    if (request !== null) onRequest(request, query)
  }
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  })
  useEffect(() => {
    if (id === null) return
    const leaving = new AbortController()
    const read = async () => {
      const params = { path: { id } }
      const found = await settle(unwrapPayload(client.GET('/images/requests/{id}', { params, signal: leaving.signal })))
      if (!leaving.signal.aborted) latest.current(found.ok ? found.data : null)
    }
    void read()
    return () => leaving.abort()
  }, [id, client])
}

/** The values of the request in the address, once they are loaded. */
export function useValuesFromAddress(): GenerateValues | null {
  const [values, setValues] = useState<GenerateValues | null>(null)
  useEarlierRequest('again', (request) => {
    const { seed } = request.settings
    if (request.service === 'generate') setValues(toGenerateValues(request, seed === undefined ? '' : String(seed)))
  })
  return values
}

/** The prompt and the style in the address (`?prompt=...&style=Watercolor`). */
export function usePromptFromAddress(styles: readonly { id: string; title: string }[]): Partial<GenerateValues> | null {
  const [query, setQuery] = useSearchParams()
  const [given, setGiven] = useState<Partial<GenerateValues> | null>(null)
  const prompt = query.get('prompt')
  const style = query.get('style')
  useEffect(() => {
    if (prompt === null) return
    setGiven({ prompt, styles: styles.filter(({ title }) => title === style).map(({ id }) => id) })
    setQuery({}, { replace: true })
  }, [prompt, style, styles, setQuery])
  return given
}

const refinements = ['variation', 'moreLikeThis'] as const

/**
 * Offers the refinement in the address (`?refine=<image>&as=variation&of=<request>`). The person starts it with the
 * button that shows its price.
 */
export function useRefinementFromAddress(offer: (refinement: ImageRefinement) => void): void {
  useEarlierRequest('of', (request, query) => {
    const image = request.images.find(({ project_id }) => project_id !== null && project_id === query.get('refine'))
    const refinement = refinements.find((name) => name === query.get('as'))
    if (!image?.project_id || refinement === undefined) return
    const { styles, ...values } = toGenerateValues(request)
    offer({
      imageId: image.project_id,
      refinement,
      values: { ...values, count: 1, styles: image.style === undefined ? styles.slice(0, 1) : [image.style] },
    })
  })
}

interface Uploads {
  addProject(projectId: string, name: string): void
  addAgain(image: Pick<ChosenImage, 'name' | 'source' | 'box'>): unknown
}

/**
 * Stages the image in the address: `?project=<id>` of the library, `?again=<id>` of an earlier request.
 * @returns the upscale settings of the earlier request, if any
 */
export function useSourceFromAddress(uploads: Uploads, libraryName: string): UpscaleChoice | undefined {
  const [query, setQuery] = useSearchParams()
  const projectId = query.get('project')
  useEffect(() => {
    if (projectId === null) return
    uploads.addProject(projectId, libraryName)
    setQuery({}, { replace: true })
  }, [projectId, libraryName, uploads, setQuery])

  const [choice, setChoice] = useState<UpscaleChoice>()
  const stage = async ({ images, settings }: Schemas['ImageRequest']) => {
    const id = images[0]?.project_id
    if (!id) return
    const name = settings.file_name ?? libraryName
    const file = await readFile(sourcePath(id), name)
    if (file) uploads.addAgain({ name, source: { file }, box: settings.subject_box })
    else uploads.addProject(id, name)
  }
  useEarlierRequest('again', (request) => {
    const { factor, format = null } = request.settings
    if (factor !== undefined) setChoice({ factor, format })
    void stage(request)
  })
  return choice
}
