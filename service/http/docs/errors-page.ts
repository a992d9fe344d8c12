import { html } from 'hono/html'
import {
  type AnyErrorStatus,
  type ErrorCode,
  type ErrorCodeDescription,
  errorCodes,
  isErrorCode,
  type Retry,
} from '#contract/error-codes.ts'
import { statusPhrases } from '#contract/status-phrases.ts'
import { oauthErrors } from '../../oauth/oauth-errors.ts'
import type { Markup } from '../plain-page.ts'
import type { Docs } from './docs-content.ts'
import { docsLayout } from './docs-layout.ts'
import type { Reference } from './reference.ts'
import { listMembers, membersView, prose, type ShownSchema } from './schema-view.ts'

export const errorsDescription =
  'Every error code: what it means, what to do next, whether to send the request again, and which operations answer it.'

/** The error codes, by status. */
export const codesByStatus: ReadonlyMap<AnyErrorStatus, [code: ErrorCode, about: ErrorCodeDescription][]> =
  Map.groupBy(
    Object.keys(errorCodes)
      .filter(isErrorCode)
      .map((code): [ErrorCode, ErrorCodeDescription] => [code, errorCodes[code]]),
    ([, { status }]) => status,
  )

const retryWords: Record<Retry, string> = {
  now: 'Retry, with the same Idempotency-Key if there was one',
  wait: 'Retry after retry_after seconds',
  later: 'Retry after a minute',
  no: 'Do not retry',
}

/** What an error is made of, then every code with its anchor. */
export function errorsPage({ reference, groups, navigation }: Docs): Markup {
  const pages = new Map(
    groups.flatMap(({ noun, operations }) =>
      operations.map(({ operation }) => [operation.operationId, { noun, summary: operation.summary }]),
    ),
  )
  const link = (id: string) => {
    const page = pages.get(id)
    return page ? html`<a href="/docs/${page.noun}#${id}">${page.summary}</a>` : id
  }
  const answeredBy = (operations: readonly string[] | string) =>
    typeof operations === 'string'
      ? prose(operations)
      : html`${operations.map((id, at) => html`${at > 0 ? ', ' : ''}${link(id)}`)}`
  const statuses = [...codesByStatus].toSorted(([a], [b]) => a - b)
  return docsLayout({
    title: 'Errors',
    description: errorsDescription,
    url: '/docs/errors',
    navigation,
    content: html`<h1>Errors</h1><p class="lead">${errorsDescription}</p>
<p>Branch on <code>code</code>, show <code>message</code> to a person, and quote <code>request_id</code> when you report a problem. <code>doc_url</code> leads from each answer to its line on this page. How to repeat a request without paying twice: <a href="/docs/guides/limits-and-retries">Limits and retries</a>.</p>
<ul class="jump">${statuses.map(([status]) => html`<li><a href="#${status}">${status} ${statusPhrases[status]}</a></li>`)}<li><a href="#oauth">Sign-in by OAuth</a></li></ul>
<section class="codes"><h2 id="body"><a href="#body">The body of an error</a></h2>
${membersView(generalBody, reference.schemas, 'error')}
<h3>With 402, also</h3>
${membersView(paymentBody(reference), reference.schemas, 'error')}</section>
${statuses.map(
  ([
    status,
    codes,
  ]) => html`<section class="codes"><h2 id="${status}"><a href="#${status}">${status} ${statusPhrases[status]}</a></h2>
<dl>${codes.map(
    ([
      code,
      { means, next, retry, operations },
    ]) => html`<div id="${code}"><dt><a href="#${code}">${code}</a><small class="retry ${retry}">${retryWords[retry]}</small></dt>
<dd><p>${prose(means)} ${prose(next)}</p><p class="by">Answered by: ${answeredBy(operations)}</p></dd></div>`,
  )}</dl></section>`,
)}
<section class="codes"><h2 id="oauth"><a href="#oauth">Sign-in by OAuth</a></h2>
<p>The endpoints of <a href="/docs/guides/authentication">OAuth</a> answer <code>error</code>, <code>error_description</code> and <code>error_uri</code>, which leads to its line here.</p>
<dl>${Object.entries(oauthErrors).map(
      ([name, { means, next }]) =>
        html`<div id="oauth.${name}"><dt><a href="#oauth.${name}">${name}</a></dt><dd><p>${prose(means)} ${prose(next)}</p></dd></div>`,
    )}</dl></section>`,
  })
}

export function errorsMarkdown(): string {
  const rows = [...codesByStatus]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([status, codes]) =>
      codes.map(
        ([code, { means, next, retry, operations }]) =>
          `| \`${code}\` | ${status} | ${means} ${next} | ${retryWords[retry]} | ${byNames(operations)} |`,
      ),
    )
  const oauth = Object.entries(oauthErrors).map(
    ([name, { means, next }]) => `| \`${name}\` | ${means} ${next} |`,
  )
  return `# Errors

${errorsDescription}

| code | status | what it means and what to do | retry | answered by |
|---|---|---|---|---|
${rows.join('\n')}

## Sign-in by OAuth

| error | what it means and what to do |
|---|---|
${oauth.join('\n')}
`
}

function byNames(operations: readonly string[] | string): string {
  return typeof operations === 'string' ? operations : operations.map((id) => `\`${id}\``).join(', ')
}

const generalBody = { $ref: '#/components/schemas/GenericError' }

/** What a 402 has beyond the members of every error. */
function paymentBody({ schemas }: Reference): ShownSchema {
  const { PaymentRequired: whole = {}, GenericError: general = {} } = schemas
  const own = Object.entries(whole.properties ?? {}).filter(([name]) => !(name in (general.properties ?? {})))
  return { properties: Object.fromEntries(own), required: whole.required ?? [] }
}

/** Every member of an error, with its anchor. */
export function errorMembers(reference: Reference): { name: string; anchor: string }[] {
  return [generalBody, paymentBody(reference)].flatMap((body) =>
    listMembers(body, reference.schemas, 'error'),
  )
}
