import type { Docs } from './docs-content.ts'
import { errorsMarkdown } from './errors-page.ts'

/** `/llms-full.txt`: every guide, and every operation with its parameters, price and an example, for models. */
export function llmsFullTxt(docs: Docs): string {
  const { document, reference, groups, guides } = docs
  return [
    `# Masthead agent API\n\n${document.info.description}\n\nEvery member of every body: ${reference.baseUrl}/openapi.json`,
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
    ...operations.map(({ method, path, operation }) => {
      const { operationId, summary, description: about, parameters = [] } = operation
      const example = reference.examples.get(operationId)?.[0]
      const price = operation['x-price']
      return [
        `## ${summary}`,
        `\`${method.toUpperCase()} ${path}\` (${operationId})${price ? `. Price in credits: ${price.formula}` : ''}`,
        about ?? '',
        parameters.map((one) => `- \`${Object(one).name}\`: ${Object(one).description}`).join('\n'),
        example?.body === undefined ? '' : `Body, for example: \`${JSON.stringify(example.body)}\``,
      ]
        .filter(Boolean)
        .join('\n\n')
    }),
  ].join('\n\n')
}

export function eventsMarkdown({ document }: Docs): string {
  const events = Object.entries(document.webhooks).map(
    ([type, event]) => `- \`${type}\`: ${Object(event).post.description}`,
  )
  return `# Events\n\n${events.join('\n')}\n`
}
