import { isRecord } from '@mintage/api-client/isRecord'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** A part of an answer: the whole JSON value, or one event of a stream. */
export interface AnswerPart {
  /** The kind of event; empty if the answer is not a stream. */
  event: string
  value: unknown
}

function readEvent({ event = '', data }: EventSourceMessage): AnswerPart | null {
  try {
    const value: unknown = JSON.parse(data)
    return { event: isRecord(value) && typeof value.type === 'string' ? value.type : event, value }
  } catch {
    // Data that is not JSON, such as `[DONE]`, holds no image.
    return null
  }
}

/**
 * Yields the parts of an answer, read by the content that came:
 * gateways answer a request for a stream with one JSON object, a plain request with a stream, or with the image itself.
 * @throws SyntaxError for JSON that cannot be read
 */
export async function* readAnswer(response: Response): AsyncGenerator<AnswerPart> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) {
    yield { event: '', value: { b64_json: Buffer.from(await response.arrayBuffer()).toString('base64') } }
    return
  }
  const waiting: AnswerPart[] = []
  const parser = createParser({
    onEvent(message) {
      const part = readEvent(message)
      if (part !== null) waiting.push(part)
    },
  })
  let json: string[] | null = null
  let isFirst = true
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    const chunk = decoder.decode(part, { stream: true })
    if (isFirst && chunk.trim() !== '') {
      isFirst = false
      if (/^\s*[{[]/.test(chunk)) json = []
    }
    if (json) json.push(chunk)
    else parser.feed(chunk)
    yield* waiting.splice(0)
  }
  if (json) yield { event: '', value: JSON.parse(json.join('')) }
  // Sends a last event that lacks its empty line.
  parser.feed('\n\n')
  yield* waiting.splice(0)
}

/** Whether it is an unfinished image. */
export const isPartial = ({ event, value }: AnswerPart): boolean =>
  /partial_image$/.test(event) || (event === '' && isRecord(value) && 'partial_image_index' in value)

/** Members in which servers of the images API, and gateways to other services, put an image or a list of them. */
const members = ['b64_json', 'url', 'image_url', 'image', 'base64', 'result', 'data', 'images', 'output', 'response']
const MAX_DEPTH = 6

/** Every text of an answer that may be an image: base64, a data URL, or an address. */
export function* imagesIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') {
    if (value !== '') yield value
  } else if (depth < MAX_DEPTH && Array.isArray(value)) {
    for (const item of value) yield* imagesIn(item, depth + 1)
  } else if (depth < MAX_DEPTH && isRecord(value)) {
    for (const name of members) yield* imagesIn(value[name], depth + 1)
  }
}
