import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Client } from '../client/src/index.ts'
import { command } from './command.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Calls one operation by its path, or by what follows `/api/agent/` in it, with its query, and shows the answer. */
export async function api(
  terminal: Terminal,
  client: Client,
  path: string,
  { method, data }: { method?: string; data?: string },
): Promise<void> {
  const whole = path.startsWith('/') ? path : `/${path.replace(/^(?:api\/agent\/)?/, 'api/agent/')}`
  if (/^\/\/|:\/\//.test(path))
    throw new UsageError('PATH is one of the service, for example status or /api/agent/status.')
  const chosen = (method ?? (data === undefined ? 'GET' : 'POST')).toUpperCase()
  if (!methods.includes(chosen)) throw new UsageError(`--method is ${methods.join(', ')}.`)
  const body = data === undefined ? undefined : await readJson(data, 'api')
  const parts = body === undefined ? {} : { body }
  const answer = await client.request({ method: chosen, path: whole, parts })
  const content = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const value: unknown = isJson ? JSON.parse(content) : content
  terminal.show(isJson ? JSON.stringify(value, undefined, 2) : content, value)
}

/** The value of `--data`. @throws {UsageError} for what is no JSON, and for a file that cannot be read */
export async function readJson(data: string, word: string): Promise<unknown> {
  return parsed(await readData(data), word)
}

/** @throws {UsageError} for a file that cannot be read */
async function readData(data: string): Promise<string> {
  if (!data.startsWith('@')) return data
  const file = data.slice(1)
  if (file === '-') return text(process.stdin)
  return readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no file that can be read: ${file}`)
  })
}

/** @throws {UsageError} for what is no JSON */
function parsed(data: string, word: string): unknown {
  try {
    return JSON.parse(data)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--data is no JSON: ${why}. See: ${command} ${word} --help`)
  }
}
