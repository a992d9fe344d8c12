import type { OpenApiOperation } from '#contract/openapi.ts'
import type { Docs } from './docs-content.ts'
import { errorsMarkdown } from './errors-page.ts'
import { codesOf } from './operation-codes.ts'
import {
  answersOf,
  answersWords,
  bodyOf,
  goodSchemas,
  isGood,
  otherMembersWords,
  parametersAsSchema,
  parametersOf,
} from './operation-members.ts'
import type { NeededId, Reference } from './reference.ts'
import { membersMarkdown, type ShownSchema } from './schema-view.ts'
import { shownExample } from './shown-example.ts'
import { typesMarkdown, typeText } from './types-markdown.ts'

/** `/llms-full.txt`: every guide, every operation with its parameters, the members of its body, price and an example, the types of answers and events, and every error, for models. */
export function llmsFullTxt(docs: Docs): string {
  const { document, reference, groups, guides } = docs
  return [
    `# Masthead API\n\n${document.info.description}\n\nWhat each field means: ${reference.baseUrl}/openapi.json`,
    ...guides.map(({ text }) => text.trim()),
    ...groups.map((group) => groupMarkdown(docs, group)),
    eventsList(docs),
    typesSection([...answerSchemas(docs, groups), ...eventSchemas(docs)], docs),
    errorsMarkdown(),
  ].join('\n\n')
}

/** Every operation on one noun. */
export function nounMarkdown(docs: Docs, noun: string): string {
  const groups = docs.groups.filter((group) => group.noun === noun)
  return [
    ...groups.map((group) => groupMarkdown(docs, group)),
    typesSection(answerSchemas(docs, groups), docs),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function typesSection(schemas: readonly ShownSchema[], { reference }: Docs): string {
  const types = typesMarkdown(schemas, reference.schemas)
  return types === ''
    ? ''
    : `# Types of the answers\n\nA later version may add members and values.\n\n${types}`
}

const answerSchemas = ({ reference }: Docs, groups: Docs['groups']) =>
  groups.flatMap(({ operations }) =>
    operations.flatMap(({ operation }) => goodSchemas(operation, reference).map(([, schema]) => schema)),
  )

function groupMarkdown(
  { reference }: Docs,
  { title, description, operations }: Docs['groups'][number],
): string {
  return [
    `# ${title}\n\n${description}`,
    ...operations.map((shown) => {
      const { method, path, operation } = shown
      const { operationId, summary, description: about } = operation
      const example = shownExample(shown, reference)
      const parameters = parametersOf(operation)
      const body = bodyOf(operation)
      const price = operation['x-price']
      return [
        `## ${summary}`,
        `\`${method.toUpperCase()} ${path}\` (${operationId}). ${price ? `Price in credits: ${price.formula}` : 'Free'}. ${reference.limits(operation)}.`,
        pricesMarkdown(price?.items ?? []),
        about ?? '',
        parameters.length === 0
          ? ''
          : `Parameters:\n\n${membersMarkdown(parametersAsSchema(parameters), reference.schemas)}`,
        body ? `Body:\n\n${membersMarkdown(body, reference.schemas)}\n\n${otherMembersWords(operation)}` : '',
        example?.body === undefined ? '' : `For example: \`${JSON.stringify(example.body)}\``,
        idsMarkdown(example?.ids ?? []),
        answersWords(operation, reference),
        errorsOfMarkdown(operation, reference),
      ]
        .filter(Boolean)
        .join('\n\n')
    }),
  ].join('\n\n')
}

function pricesMarkdown(items: readonly { item: string; label: string; credits: number }[]): string {
  const rows = items.filter(({ credits }) => credits !== 0)
  if (rows.length === 0) return ''
  return `| item | what | credits |\n|---|---|--:|\n${rows.map(({ item, label, credits }) => `| \`${item}\` | ${label} | ${credits} |`).join('\n')}`
}

/** Each status with the codes that only some operations answer, this one among them; what every operation answers is told once. */
function errorsOfMarkdown(operation: OpenApiOperation, reference: Reference): string {
  const told = answersOf(operation, reference)
    .filter((one) => !isGood(one))
    .map(([status]) => {
      const codes = codesOf(status, operation.operationId).map((code) => `\`${code}\``)
      return codes.length === 0 ? status : `${status} (${codes.join(', ')})`
    })
  return told.length === 0 ? '' : `Errors: ${told.join(', ')}.`
}

function idsMarkdown(ids: readonly NeededId[]): string {
  return ids
    .map(({ name, from }) => {
      const where = from ? `an id that ${from.id} ${from.lists ? 'lists' : 'answers'}` : 'an id of your own'
      return `\`${name}\`: ${where}.`
    })
    .join(' ')
}

/** Every event with its payload. */
export function eventsMarkdown(docs: Docs): string {
  return `${eventsList(docs)}\n\n## Types\n\n${typesMarkdown(eventSchemas(docs), docs.reference.schemas)}\n`
}

function eventsList({ document }: Docs): string {
  const events = Object.entries(document.webhooks).map(([type, event]) => {
    const { post } = Object(event)
    return `- \`${type}\`: ${post.description} \`data\`: \`${typeText(dataOf(event))}\``
  })
  return `# Events\n\nThe body of each is an \`Envelope\` with its own \`type\` and \`data\`.\n\n${events.join('\n')}`
}

const dataOf = (event: unknown): ShownSchema => {
  const { schema } = Object(event).post.requestBody.content['application/json']
  return schema.properties.data
}

const eventSchemas = ({ document }: Docs): ShownSchema[] => [
  { $ref: '#/components/schemas/Envelope' },
  ...Object.values(document.webhooks).map(dataOf),
]
