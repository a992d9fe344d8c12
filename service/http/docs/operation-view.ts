import { html } from 'hono/html'
import type { Price } from '#contract/credits.ts'
import type { OpenApiOperation } from '#contract/openapi.ts'
import type { Markup } from '../plain-page.ts'
import { membersView, prose, refName, type ShownSchema, typeView } from './schema-view.ts'

/** One operation with its position. */
export type ShownOperation = { method: string; path: string; operation: OpenApiOperation }

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: ShownSchema }
type ShownAnswer = { description?: string; content?: Record<string, { schema: ShownSchema }> }

export type Reference = {
  baseUrl: string
  schemas: Record<string, ShownSchema>
  prices: readonly Price[]
  /** Bodies that work as they are, by the id of the operation. */
  samples: ReadonlyMap<string, unknown>
}

/** Everything about one operation: description, input, responses, errors. */
export function operationView(shown: ShownOperation, reference: Reference): Markup {
  const { method, path, operation } = shown
  const { operationId: id, summary, description } = operation
  const parameters = (operation.parameters ?? []) as Parameter[]
  const body = operation.requestBody?.content['application/json']?.schema as ShownSchema | undefined
  return html`<article id="${id}">
    <h3><a href="#${id}">${summary}</a></h3>
    <p class="address"><span class="method">${method.toUpperCase()}</span> <span>${path}</span></p>
    ${factsView(operation, parameters, reference.prices)}
    ${description ? html`<p>${prose(description)}</p>` : ''}
    ${parameters.length > 0 ? html`<h4>Parameters</h4>${membersView(parametersAsSchema(parameters))}` : ''}
    ${body ? html`<h4>Body</h4>${schemaView(body, reference)}` : ''}
    ${answersView(operation, reference)}
    <h4>With curl</h4><pre tabindex="0"><code>${curlOf(shown, parameters, reference)}</code></pre>
  </article>`
}

function factsView(
  operation: OpenApiOperation,
  parameters: readonly Parameter[],
  prices: readonly Price[],
): Markup {
  const own = prices.filter((price) => price.operation === operation.operationId)
  const range = own.length > 0 ? priceWords(own) : 'Costs credits'
  return html`<ul class="tags">
    <li>${operation['x-origin'] === 'published' ? 'Published contract' : 'Masthead’s own'}</li>
    <li>${operation.security ? 'No key' : 'API key'}</li>
    ${operation['x-charges'] ? html`<li class="cost">${range}</li>` : html`<li>Free</li>`}
    ${parameters.some(({ name }) => name === 'Idempotency-Key') ? html`<li>Idempotency-Key</li>` : ''}
  </ul>`
}

function priceWords(prices: readonly Price[]): string {
  const credits = prices.map((price) => price.credits).filter((price) => price > 0)
  const [least, most] = [Math.min(...credits), Math.max(...credits)]
  return least === most ? `${least} credits` : `${least} to ${most} credits`
}

function parametersAsSchema(parameters: readonly Parameter[]): ShownSchema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, in: place, description, schema }) => [
        name,
        { ...schema, description: [`In the ${place}.`, description].filter(Boolean).join(' ') },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** A named schema is shown with its properties; a choice as each of its shapes. */
function schemaView(schema: ShownSchema, reference: Reference): Markup {
  const named = reference.schemas[refName(schema) ?? ''] ?? schema
  const shapes = named.oneOf ?? named.anyOf
  if (!shapes) return html`${membersView(named) || html`<p>${typeView(named)}</p>`}`
  return html`${shapes.map((shape, at) => html`<h4>${at === 0 ? 'Either' : 'Or'}</h4>${membersView(reference.schemas[refName(shape) ?? ''] ?? shape)}`)}`
}

function answersView(operation: OpenApiOperation, reference: Reference): Markup {
  const answers = Object.entries(operation.responses) as [string, ShownAnswer][]
  const good = answers.filter(([status]) => status.startsWith('2'))
  const refusals = answers.filter(([status]) => !status.startsWith('2'))
  return html`${good.map(([status, answer]) => {
    const schema = answer.content?.['application/json']?.schema
    const others = Object.keys(answer.content ?? {}).filter((type) => type !== 'application/json')
    return html`<h4>Answers ${status}</h4>
      <p>${prose(answer.description ?? '')}${others.length > 0 ? html` Also as ${others.map((type) => html`<code>${type}</code> `)}by <code>Accept</code>.` : ''}</p>
      ${schema ? html`<details><summary>Members</summary>${schemaView(schema, reference)}</details>` : ''}`
  })}
  <details><summary>Refusals</summary><table><tbody>${refusals.map(
    ([status, { description }]) =>
      html`<tr><th scope="row">${status}</th><td>${prose(description ?? '')}</td></tr>`,
  )}</tbody></table></details>`
}

function curlOf(
  { method, path, operation }: ShownOperation,
  parameters: readonly Parameter[],
  { baseUrl, samples }: Reference,
): string {
  const required = parameters.filter(({ in: place, required: needed }) => place === 'query' && needed)
  const query = required.map(({ name }) => `${name}=…`).join('&')
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${baseUrl}${path}${query ? `?${query}` : ''}'`,
    ...(operation.security ? [] : [`-H "Authorization: Bearer $KEY"`]),
    ...(operation.requestBody
      ? [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(samples.get(operation.operationId) ?? {}).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ]
  return lines.join(' \\\n  ')
}
