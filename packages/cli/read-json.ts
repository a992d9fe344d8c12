import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { command } from './command.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** The value of `--data`. @throws {UsageError} for what is no JSON, and for a file that cannot be read */
export async function readJson(terminal: Terminal, data: string, word: string): Promise<unknown> {
  const given = await readData(terminal, data)
  try {
    return JSON.parse(given)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--data is no JSON: ${why}. See: ${command} ${word} --help`)
  }
}

/** @throws {UsageError} for a file that cannot be read */
async function readData({ input }: Terminal, data: string): Promise<string> {
  if (!data.startsWith('@')) return data
  const file = data.slice(1)
  if (file === '-') return text(input)
  return readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no file that can be read: ${file}`)
  })
}
