import { type ApiClientOptions, createClient } from '../client.ts'
import { startServer } from './server.ts'

export const sources = { getToken: () => null, getCurrency: () => 'USD', getLanguageId: () => 7 }

/** A client, and a server that answers all of its calls in one way. */
export const clientAndServer = async (
  handler?: Parameters<typeof startServer>[0],
  options: Partial<ApiClientOptions> = {},
) => {
  const { baseUrl, received } = await startServer(handler)
  return { client: createClient({ baseUrl, ...sources, ...options }), received }
}
