import type { components, operations } from './schema.gen.ts'

export type { components, operations, paths } from './schema.gen.ts'

/** Every named shape of the contract: `Schemas['Pack']`. */
export type Schemas = components['schemas']

export type OperationId = keyof operations

type ContentOf<Part> = Part extends { content: infer Content } ? Content[keyof Content] : never

/** The request body of an operation, JSON or multipart: `RequestBody<'login'>`. */
export type RequestBody<Id extends OperationId> = ContentOf<NonNullable<operations[Id]['requestBody']>>

/** What an operation answers with a status: `ResponseBody<'login', 422>`. */
export type ResponseBody<Id extends OperationId, Status extends keyof operations[Id]['responses']> = ContentOf<
  operations[Id]['responses'][Status]
>

/** What an operation answers when it succeeds: `Answer<'listPacks'>`. */
export type Answer<Id extends OperationId> = ContentOf<
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 202)]
>
