import type { OperationExample } from '#contract/examples.ts'
import type { CodeLanguage } from './highlight.ts'

/** What stands where the key belongs; the page puts the reader's own there. */
export const keyPlaceholder = 'YOUR_API_KEY'

/** A new value wherever there is a shell; a page with scripts puts a new UUID there with each copy. */
const newValue = '$(date +%s)-$$'

export type CodeSample = { name: string; language: CodeLanguage; code: string }

type Call = { method: string; url: string; takesKey: boolean; takesIdempotencyKey: boolean; body: unknown }

/** What is shown until a reader chooses another. */
export const firstLanguage: CodeLanguage = 'bash'

/** One call in three languages, with nothing to install: what a reader pastes works as it is. */
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

function typescript({ method, url, takesKey, takesIdempotencyKey, body }: Call): string {
  const headers = [
    ...(takesKey ? [`Authorization: 'Bearer ${keyPlaceholder}',`] : []),
    ...(takesIdempotencyKey ? [`'Idempotency-Key': crypto.randomUUID(),`] : []),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json',`]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers.map((line) => `    ${line}`), '  },'] : []),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ]
  const end = options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''
  return `const response = await fetch('${url}'${end})
if (!response.ok) throw new Error(await response.text())
console.log(await response.json())`
}

function python({ method, url, takesKey, takesIdempotencyKey, body }: Call): string {
  const headers = [
    ...(takesKey ? [`"Authorization": "Bearer ${keyPlaceholder}",`] : []),
    ...(takesIdempotencyKey ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
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
