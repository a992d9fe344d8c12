import type { OperationExample } from '#contract/examples.ts'
import type { OpenApiOperation } from '#contract/openapi.ts'
import type { Schemas, ShownSchema } from './schema-view.ts'

/** One operation with its position. */
export type ShownOperation = { method: string; path: string; operation: OpenApiOperation }

export type ShownParameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: ShownSchema
}

/** An id that the reader has to put in, and the operation that answers such ids, if one does. */
export type NeededId = { name: string; from: { id: string; noun: string; lists: boolean } | undefined }

export type Reference = {
  baseUrl: string
  schemas: Schemas
  /** The responses that operations share, by their reference. */
  responses: Readonly<Record<string, unknown>>
  examples: ReadonlyMap<string, readonly OperationExample[]>
  /** Bodies that work as they are, by the id of the operation: what a reader pastes. */
  samples: ReadonlyMap<string, unknown>
  /** The operations that answer ids, by their path, and by what stands for such an id in a sample. */
  idSources: {
    byPath: ReadonlyMap<string, NonNullable<NeededId['from']>>
    byName: ReadonlyMap<string, NonNullable<NeededId['from']>>
  }
  /** The rate limits that a call counts against, in words. */
  limits(operation: OpenApiOperation): string
}
