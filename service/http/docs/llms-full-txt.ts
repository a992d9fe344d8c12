import type { Docs } from './docs-pages.ts'

/** `/llms-full.txt`: every guide, and every operation with its parameters, price and an example, for models. */
export function llmsFullTxt({ document, reference, groups, guides }: Docs): string {
  const operations = groups.flatMap(({ title, description, operations }) => [
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
  ])
  const events = Object.entries(document.webhooks).map(
    ([type, event]) => `- \`${type}\`: ${Object(event).post.description}`,
  )
  return [
    `# Masthead agent API\n\n${document.info.description}\n\nEvery member of every body: ${reference.baseUrl}/openapi.json`,
    ...guides.map(({ text }) => text.trim()),
    ...operations,
    `# Events\n\n${events.join('\n')}\n`,
  ].join('\n\n')
}
