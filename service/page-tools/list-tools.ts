import { z } from 'zod'
import { anyArticleId } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { OperationShape } from '#contract/operation.ts'
import type { Tool, ToolList } from '#contract/page-tools.ts'

/**
 * The operations that can be called without knowing an id, with a payload of each that works. `articleId` is the article
 * in payloads that need one; with none, the payload shows the form of an id.
 */
export function listTools(
  operations: readonly OperationShape[],
  articleId = anyArticleId,
): Sent<typeof ToolList> {
  const tools = operations.flatMap((operation) => {
    const { sample } = operation
    if (!sample) return []
    return [toolOf(operation, 'article_id' in sample ? { ...sample, article_id: articleId } : sample)]
  })
  return { count: tools.length, tools }
}

function toolOf(operation: OperationShape, sample: Readonly<Record<string, unknown>>): Sent<typeof Tool> {
  const { id, method, path, summary, description, charges } = operation
  return {
    name: id,
    description: description ? `${summary}. ${description}` : `${summary}.`,
    method,
    path,
    required_fields: requiredFields(operation.body ?? operation.query),
    sample_payload: sample,
    charges: charges !== undefined,
  }
}

/** The required fields of the schema; of alternatives those that all of them require. */
function requiredFields(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const shape = schema instanceof z.ZodObject ? [schema] : []
  const alternatives =
    schema instanceof z.ZodUnion ? schema.options.filter((one) => one instanceof z.ZodObject) : shape
  const [first = [], ...others] = alternatives.map(({ shape }) =>
    Object.entries(shape).flatMap(([name, member]) =>
      // What cannot be left out refuses to be.
      z.safeParse(member, undefined).success ? [] : [name],
    ),
  )
  return first.filter((name) => others.every((names) => names.includes(name)))
}
