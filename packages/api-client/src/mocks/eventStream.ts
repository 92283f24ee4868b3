import { HttpResponse } from 'msw'

/** An answer of text/event-stream that begins with these events and does not end. */
export const eventStream = (...events: { event: string; data: object }[]): Response => {
  const texts = [
    'retry: 3000\n\n',
    ...events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  ]
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
}
