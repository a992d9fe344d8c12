import type { OperationExample } from '#contract/examples.ts'
import type { CodeLanguage } from './highlight.ts'

/** What stands where the key belongs; the page puts the reader's own there. */
export const keyPlaceholder = 'YOUR_API_KEY'

/** A new UUID in any shell, of Linux or macOS; a page with scripts puts a new UUID there with each copy. */
const newValue = '$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)'

export type CodeSample = { name: string; language: CodeLanguage; code: string }

/** What the typed client is called with: the operation, and its parameters with their types. */
export type TypedCall = {
  id: string
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
}

type Call = {
  method: string
  url: string
  takesKey: boolean
  takesIdempotencyKey: boolean
  body: unknown
  typed: TypedCall
}

/** What is shown until a reader chooses another. */
export const firstLanguage: CodeLanguage = 'bash'

/** One call in three languages; of curl and Python a reader pastes it as it is, with nothing to install. */
export function codeSamples(call: Call): CodeSample[] {
  return [
    { name: 'curl', language: 'bash', code: curl(call) },
    { name: 'TypeScript', language: 'typescript', code: typescript(call) },
    { name: 'Python', language: 'python', code: python(call) },
  ]
}

/** The call of an example at a service. */
export function callOf(
  example: Pick<OperationExample, 'address' | 'body'>,
  about: Omit<Call, 'url' | 'body'> & { baseUrl: string },
): Call {
  const { baseUrl, ...call } = about
  return { ...call, url: `${baseUrl}${example.address}`, body: example.body }
}

function curl({ method, url, takesKey, takesIdempotencyKey, body }: Call): string {
  const quoted = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    ...(takesKey ? [`-H 'Authorization: Bearer ${keyPlaceholder}'`] : []),
    ...(takesIdempotencyKey ? [`-H "Idempotency-Key: ${newValue}"`] : []),
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d ${quoted(JSON.stringify(body, null, 2)).replaceAll('\n', '\n  ')}`,
        ]),
  ].join(' \\\n  ')
}

/** By the typed client, which chooses the `Idempotency-Key` itself. */
function typescript({ url, takesKey, body, typed }: Call): string {
  const { id, path, query } = typed
  const parts = Object.entries({ path, query, body }).filter(
    ([name, part]) => part !== undefined && (name === 'body' || Object.keys(Object(part)).length > 0),
  )
  const input = parts.map(([name, part]) => `  ${name}: ${typescriptValue(part, '  ')},\n`)
  return `// How to install it: ${new URL(url).origin}/docs/guides/typescript
import { createClient, ${id} } from '@masthead/client'

const masthead = createClient({
  baseUrl: '${new URL(url).origin}',
${takesKey ? `  key: '${keyPlaceholder}',\n` : ''}})
console.log(await ${id}(masthead${input.length > 0 ? `, {\n${input.join('')}}` : ''}))`
}

/** JSON as TypeScript is written: names and texts without double quotes. */
function typescriptValue(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((item) => typescriptValue(item, indent)).join(', ')}]`
  const members = Object.entries(value).map(([name, member]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
    return `${inner}${key}: ${typescriptValue(member, inner)},\n`
  })
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}

function python({ method, url, takesKey, takesIdempotencyKey, body }: Call): string {
  const headers = [
    ...(takesKey ? [`"Authorization": "Bearer ${keyPlaceholder}",`] : []),
    ...(takesIdempotencyKey ? ['"Idempotency-Key": idempotency_key,'] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json",']),
  ]
  const parts = [
    `    "${url}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length > 0 ? ['    headers={', ...headers.map((line) => `        ${line}`), '    },'] : []),
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${pythonValue(body).replaceAll('\n', '\n    ')}).encode(),`]),
  ]
  return `import json${takesIdempotencyKey ? '\nimport uuid' : ''}
from urllib.error import HTTPError
from urllib.request import Request, urlopen
${takesIdempotencyKey ? '\n# One for each thing to be done: a repeat with the same does nothing twice.\nidempotency_key = str(uuid.uuid4())' : ''}
request = Request(
${parts.join('\n')}
)
try:
    with urlopen(request) as response:
        print(json.load(response))
except HTTPError as error:
    raise SystemExit(error.read().decode())`
}

/** JSON as a Python literal. */
function pythonValue(value: unknown, indent = ''): string {
  const inner = `${indent}    `
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map((item) => pythonValue(item, indent)).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(
    ([name, member]) => `${inner}${JSON.stringify(name)}: ${pythonValue(member, inner)},\n`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}
