import type { components, operations } from '@mintage/api-client/types'

/** The only place where the server imports the generated types of openapi.yaml. Types only; no code is imported. */
export type OperationId = keyof operations
export type Schemas = components['schemas']

/** A multipart form with at most one file, used by the operations that take images. */
export interface UploadForm {
  file: {
    data: Buffer
    /** The browser's file name; shown to the person, never used as a path. */
    name: string
  } | null
  fields: Record<string, string>
}

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Success = 200 | 202

/** The parsed JSON body; `never` for operations without one. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? JsonOf<Body>
  : operations[Id] extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined

export type QueryOf<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : Record<never, never>

export type PathOf<Id extends OperationId> = operations[Id] extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>

/** The JSON of the successful response; `never` if the operation writes the reply itself (files, redirects). */
export type AnswerOf<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? JsonOf<Responses[Extract<keyof Responses, Success>]>
  : never
