import { z } from 'zod'
import recorded from './examples.json' with { type: 'json' }

/** One call as it went over the wire: names and times are replaced, long lists and texts are cut. */
export const OperationExample = z.object({
  /** Path and query, for example `/api/agent/articles?limit=20`. */
  address: z.string(),
  /** The body that was sent; absent where none was. */
  body: z.unknown().optional(),
  status: z.int(),
  response: z.unknown().optional(),
})
export type OperationExample = z.infer<typeof OperationExample>

/** The host that examples name; whoever shows one puts the reader's own in its place. */
export const exampleHost = 'https://desk.example'

/**
 * Examples by operation, one for each status that a success may have. They are recorded by the test that calls every
 * operation (`npm run examples`), so that none shows what the service would not take or answer.
 */
export const operationExamples: ReadonlyMap<string, readonly OperationExample[]> = new Map(
  Object.entries(z.record(z.string(), z.array(OperationExample)).parse(recorded)),
)
