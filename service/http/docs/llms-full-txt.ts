import type { Docs } from './docs-content.ts'
import { errorsMarkdown } from './errors-page.ts'
import {
  answersWords,
  bodyOf,
  otherMembersWords,
  parametersAsSchema,
  parametersOf,
} from './operation-members.ts'
import type { NeededId } from './reference.ts'
import { membersMarkdown } from './schema-view.ts'
import { shownExample } from './shown-example.ts'

/** `/llms-full.txt`: every guide, and every operation with its parameters, the members of its body, price, an example and what it answers, for models. */
export function llmsFullTxt(docs: Docs): string {
  const { document, reference, groups, guides } = docs
  return [
    `# Masthead agent API\n\n${document.info.description}\n\nWhat operations answer, field by field: ${reference.baseUrl}/openapi.json`,
    ...guides.map(({ text }) => text.trim()),
    ...groups.map((group) => groupMarkdown(docs, group)),
    eventsMarkdown(docs),
    errorsMarkdown(),
  ].join('\n\n')
}

/** Every operation on one noun. */
export function nounMarkdown(docs: Docs, noun: string): string {
  const groups = docs.groups.filter((group) => group.noun === noun)
  return groups.map((group) => groupMarkdown(docs, group)).join('\n\n')
}

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
        `\`${method.toUpperCase()} ${path}\` (${operationId})${price ? `. Price in credits: ${price.formula}` : ''}`,
        about ?? '',
        parameters.length === 0
          ? ''
          : `Parameters:\n\n${membersMarkdown(parametersAsSchema(parameters), reference.schemas)}`,
        body ? `Body:\n\n${membersMarkdown(body, reference.schemas)}\n\n${otherMembersWords(body)}` : '',
        example?.body === undefined ? '' : `For example: \`${JSON.stringify(example.body)}\``,
        idsMarkdown(example?.ids ?? []),
        answersWords(operation, reference),
      ]
        .filter(Boolean)
        .join('\n\n')
    }),
  ].join('\n\n')
}

function idsMarkdown(ids: readonly NeededId[]): string {
  return ids
    .map(({ name, from }) => {
      const where = from ? `an id that ${from.id} ${from.lists ? 'lists' : 'answers'}` : 'an id of your own'
      return `\`${name}\`: ${where}.`
    })
    .join(' ')
}

export function eventsMarkdown({ document }: Docs): string {
  const events = Object.entries(document.webhooks).map(
    ([type, event]) => `- \`${type}\`: ${Object(event).post.description}`,
  )
  return `# Events\n\n${events.join('\n')}\n`
}
