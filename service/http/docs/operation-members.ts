import type { OpenApiOperation } from '#contract/openapi.ts'
import { type FieldRule, fieldRuleOf } from './field-rules.ts'
import type { Reference, ShownParameter } from './reference.ts'
import { listMembers, type ShownSchema } from './schema-view.ts'
import { typeText } from './types-markdown.ts'

type ShownAnswer = { description?: string; content?: Record<string, { schema: ShownSchema }> }

export const parametersOf = (operation: OpenApiOperation) => (operation.parameters ?? []) as ShownParameter[]

/** Parameters as a schema shows members. */
export function parametersAsSchema(parameters: readonly ShownParameter[]): ShownSchema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, in: place, description, schema }) => [
        name,
        { ...schema, description: `In the ${place}. ${description ?? ''}` },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Whether it takes no key; what is signed in by key alone lists that as its only way in. */
export const needsNoKey = ({ security }: OpenApiOperation) => security?.length === 0

export const bodyOf = ({ requestBody }: OpenApiOperation) =>
  requestBody?.content['application/json']?.schema as ShownSchema | undefined

/** What an operation answers, by status. */
export function answersOf(
  operation: OpenApiOperation,
  { responses }: Reference,
): (readonly [status: string, answer: ShownAnswer])[] {
  return Object.entries(operation.responses).map(([status, answer]) => {
    const { $ref } = Object(answer)
    return [status, Object(typeof $ref === 'string' ? responses[$ref] : answer)]
  })
}

export const isGood = ([status]: readonly [string, ShownAnswer]) => status.startsWith('2')

export const parameterAnchor = (id: string) => `${id}.parameter`
export const answerAnchor = (id: string, status: string) => `${id}.${status}`

/** Every parameter and member of an operation, with its anchor on the page. */
export function operationMembers(
  operation: OpenApiOperation,
  reference: Reference,
): { name: string; anchor: string; place: 'Parameter' | 'Body' | 'Answer' }[] {
  const { operationId: id } = operation
  const { schemas } = reference
  return [
    ...parametersOf(operation).map(({ name }) => ({
      name,
      anchor: `${parameterAnchor(id)}.${name}`,
      place: 'Parameter' as const,
    })),
    ...listMembers(bodyOf(operation) ?? {}, schemas, id).map((one) => ({ ...one, place: 'Body' as const })),
    ...answersOf(operation, reference)
      .filter(isGood)
      .flatMap(([status, { content }]) =>
        listMembers(content?.['application/json']?.schema ?? {}, schemas, answerAnchor(id, status)),
      )
      .map((one) => ({ ...one, place: 'Answer' as const })),
  ]
}

/** The schemas of the good answers. */
export function goodSchemas(
  operation: OpenApiOperation,
  reference: Reference,
): (readonly [status: string, schema: ShownSchema])[] {
  return answersOf(operation, reference)
    .filter(isGood)
    .flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return schema ? [[status, schema] as const] : []
    })
}

/** The type of each good answer, as a sentence for each status. */
export function answersWords(operation: OpenApiOperation, reference: Reference): string {
  return goodSchemas(operation, reference)
    .map(([status, schema]) => `Answers ${status} with \`${typeText(schema)}\`.`)
    .join(' ')
}

/** What becomes of members of a body that are not listed, in a sentence. */
export function otherMembersWords(operation: OpenApiOperation): string {
  return rulesInWords[fieldRuleOf(operation.operationId)]
}

const rulesInWords: Readonly<Record<FieldRule, string>> = {
  refuses: 'Other fields are refused with 400.',
  'refuses slips':
    'Other fields are ignored, and named in `warnings`. One that is nearly a listed field is refused with 400.',
  ignores: 'Other fields are ignored, and named in `warnings`.',
}
