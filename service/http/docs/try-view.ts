import { html } from 'hono/html'
import type { OperationExample } from '#contract/examples.ts'
import type { Markup } from '../plain-page.ts'
import { needsNoKey } from './operation-members.ts'
import type { Reference, ShownOperation, ShownParameter } from './reference.ts'
import { resolved, type Schemas } from './schema-view.ts'

/**
 * A form that calls the operation at this very service, from the reader's own browser and with the key that she typed.
 * What charges asks for its price first, and what cannot be undone is told before it is sent. Without scripts it is not shown.
 * It is a template until it is opened: fields are the dearest things to lay out, and a page has dozens.
 */
export function tryView(
  { method, path, operation }: ShownOperation,
  parameters: readonly ShownParameter[],
  { schemas }: Pick<Reference, 'schemas'>,
  example: OperationExample | undefined,
): Markup {
  const given = parameters.filter((one) => one.in !== 'header')
  const sent = new URL(example?.address ?? path, 'https://desk.example').searchParams
  return html`<details class="try"><summary>Try it</summary><template><form data-method="${method.toUpperCase()}" data-path="${path}" data-operation="${operation.operationId}" ${operation['x-charges'] ? 'data-charges' : isFinal(method, operation.operationId) ? html`data-confirms="${operation.summary}"` : ''} ${needsNoKey(operation) ? 'data-open' : ''}>
${given.map(
  (one) =>
    html`<label>${one.name}${fieldOf(one, schemas, (one.required && sent.get(one.name)) || '')}</label>`,
)}
${operation.requestBody ? html`<label>Body<textarea name="body" rows="8" spellcheck="false">${JSON.stringify(example?.body ?? {}, null, 2)}</textarea></label>` : ''}
<button>${operation['x-charges'] ? 'Show the price' : 'Send'}</button>
<output aria-live="polite"></output>
</form></template></details>`
}

/** Empty but for what the call needs, as a filter that nobody chose hides what there is. What has few values is chosen from them. */
function fieldOf(
  { name, in: place, required, schema }: ShownParameter,
  schemas: Schemas,
  value = '',
): Markup {
  const known = resolved(schema, schemas)
  const values = known.type === 'boolean' ? ['true', 'false'] : known.enum
  const attributes = html`name="${name}" data-in="${place}" ${required ? 'required' : ''}`
  if (!values) return html`<input ${attributes} value="${value}" autocomplete="off">`
  const options = values.map(
    (one) => html`<option ${String(one) === value ? 'selected' : ''}>${String(one)}</option>`,
  )
  return html`<select ${attributes}><option value=""></option>${options}</select>`
}

/** Whether a call deletes, publishes or ends something: a reader tries it in her own workspace. */
function isFinal(method: string, id: string): boolean {
  return method.toUpperCase() === 'DELETE' || /^(publish|post|revoke|rotate|cancel)[A-Z]/.test(id)
}
