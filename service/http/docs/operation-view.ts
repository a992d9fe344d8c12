import { html } from 'hono/html'
import type { OpenApiOperation } from '#contract/openapi.ts'
import type { Markup } from '../plain-page.ts'
import { codeFigure } from './code-figure.ts'
import { callOf, codeSamples, firstLanguage, type TypedCall } from './code-samples.ts'
import { highlight } from './highlight.ts'
import { codesOf } from './operation-codes.ts'
import {
  answerAnchor,
  answersOf,
  bodyOf,
  isGood,
  needsNoKey,
  otherMembersWords,
  parameterAnchor,
  parametersAsSchema,
  parametersOf,
} from './operation-members.ts'
import type { NeededId, Reference, ShownOperation, ShownParameter } from './reference.ts'
import { membersView, prose } from './schema-view.ts'
import { type ShownExample, shownExample } from './shown-example.ts'
import { tryView } from './try-view.ts'

/** Everything about one operation: what it does, input, answers, errors, limits, price, examples, and a form to try it. */
export function operationView(shown: ShownOperation, reference: Reference): Markup {
  const { method, path, operation } = shown
  const { operationId: id, summary, description } = operation
  const parameters = parametersOf(operation)
  const body = bodyOf(operation)
  const example = shownExample(shown, reference)
  return html`<article id="${id}">
<div class="said">
<h2><a href="#${id}">${summary}</a></h2>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
${description ? html`<p>${prose(description)}</p>` : ''}
${factsView(operation, parameters, reference)}
${parameters.length > 0 ? html`<h3>Parameters</h3>${membersView(parametersAsSchema(parameters), reference.schemas, parameterAnchor(id))}` : ''}
${body ? html`<h3>Body</h3>${membersView(body, reference.schemas, id)}<p>${prose(otherMembersWords(operation))}</p>` : ''}
${answersView(operation, reference)}
</div>
<div class="shown">
${example ? samplesView(shown, { example, parameters, reference }) : ''}
${example ? codeFigure(String(example.status), highlight(JSON.stringify(example.response, null, 2), 'json')) : ''}
${tryView(shown, parameters, reference, example)}
</div>
</article>`
}

function samplesView(
  { method, path, operation }: ShownOperation,
  shown: { example: ShownExample; parameters: readonly ShownParameter[]; reference: Reference },
): Markup {
  const { example, parameters, reference } = shown
  const takesIdempotencyKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  const takesKey = !needsNoKey(operation)
  const call = callOf(example, {
    method: method.toUpperCase(),
    takesKey,
    takesIdempotencyKey,
    baseUrl: reference.baseUrl,
    typed: typedCall(example.address, { id: operation.operationId, template: path, parameters }),
  })
  const samples = codeSamples(call)
  return html`<div class="samples"><div class="tabs">${samples.map(
    ({ name, language }) =>
      html`<button type="button" data-choose="${language}" aria-pressed="${String(language === firstLanguage)}">${name}</button>`,
  )}</div>${samples.map(({ name, language, code }) => codeFigure(name, highlight(code, language), language))}</div>${idsView(example.ids)}`
}

/** The parameters of an address as the typed client takes them. */
function typedCall(
  address: string,
  { id, template, parameters }: { id: string; template: string; parameters: readonly ShownParameter[] },
): TypedCall {
  const { pathname, searchParams } = new URL(address, 'https://desk.example')
  const segments = pathname.split('/')
  const path = template.split('/').flatMap((part, at) => {
    const [, name] = /^\{(.+)\}$/.exec(part) ?? []
    return name === undefined ? [] : [[name, decodeURIComponent(segments[at] ?? '')] as const]
  })
  const query = [...searchParams].map(([name, text]) => {
    const type = parameters.find((one) => one.name === name && one.in === 'query')?.schema.type
    const isLiteral = type === 'integer' || type === 'number' || type === 'boolean'
    return [name, isLiteral ? JSON.parse(text) : text] as const
  })
  return { id, path: Object.fromEntries(path), query: Object.fromEntries(query) }
}

/** What the reader puts in place of each id, and where she gets it. */
function idsView(ids: readonly NeededId[]): Markup | '' {
  if (ids.length === 0) return ''
  return html`<p class="ids">${ids.map(
    ({ name, from }) =>
      html`<code>${name}</code>: ${from ? html`an id that <a href="/docs/${from.noun}#${from.id}"><code>${from.id}</code></a> ${from.lists ? 'lists' : 'answers'}` : 'an id of your own'}. `,
  )}</p>`
}

function factsView(
  operation: OpenApiOperation,
  parameters: readonly ShownParameter[],
  reference: Reference,
): Markup {
  const price = operation['x-price']
  const items = price?.items.filter(({ credits }) => credits !== 0) ?? []
  return html`<ul class="facts">
<li>${needsNoKey(operation) ? 'No key needed' : 'API key'}</li>
<li>${price ? html`<b>${priceWords(items.map(({ credits }) => credits))}</b>` : 'Free'}</li>
<li>${reference.limits(operation)}</li>
${parameters.some(({ name }) => name === 'Idempotency-Key') ? html`<li>Safe to repeat with an <code>Idempotency-Key</code></li>` : ''}
${operation['x-origin'] === 'ours' ? html`<li>Masthead extension</li>` : ''}
</ul>
${
  price
    ? html`<details><summary>Price</summary><p>${price.formula}</p>
<table><tbody>${items.map(({ item, label, credits }) => html`<tr><th scope="row"><code>${item}</code></th><td>${label}</td><td>${credits}</td></tr>`)}</tbody></table></details>`
    : ''
}`
}

function priceWords(credits: readonly number[]): string {
  const positive = credits.filter((one) => one > 0)
  if (positive.length === 0) return 'Costs what the work costs'
  const [least, most] = [Math.min(...positive), Math.max(...positive)]
  return `${least === most ? least : `From ${least}`} credit${most === 1 ? '' : 's'}`
}

function answersView(operation: OpenApiOperation, reference: Reference): Markup {
  const answers = answersOf(operation, reference)
  const good = answers.filter(isGood)
  const errors = answers.filter((one) => !isGood(one))
  return html`${good.map(([status, { description, content = {} }]) => {
    const schema = content['application/json']?.schema
    const others = Object.keys(content).filter((type) => type !== 'application/json')
    return html`<h3>Answers ${status}</h3>
<p>${prose(description ?? '')}${others.length > 0 ? html` Also as ${others.map((type) => html`<code>${type}</code> `)}by <code>Accept</code>.` : ''}</p>
${schema ? html`<details><summary>Members</summary>${membersView(schema, reference.schemas, answerAnchor(operation.operationId, status))}</details>` : ''}`
  })}
<details><summary>Errors</summary><table><tbody>${errors.map(
    ([status, { description }]) =>
      html`<tr><th scope="row"><a href="/docs/errors#${status}">${status}</a></th><td>${prose(description ?? '')} ${codesView(status, operation.operationId)}</td></tr>`,
  )}</tbody></table></details>`
}

function codesView(status: string, id: string): Markup | '' {
  const codes = codesOf(status, id)
  return codes.length === 0
    ? ''
    : html`${codes.map((code, at) => html`${at > 0 ? ', ' : ''}<a href="/docs/errors#${code}"><code>${code}</code></a>`)}`
}
