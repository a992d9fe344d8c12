import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { command } from './command.ts'
import { NoKeyError } from './usage-error.ts'

/** Writes JSON that nobody but the owner may read. */
export async function writePrivateFile(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(value)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
}

/**
 * What was written, and an empty object where nothing was.
 * @throws {NoKeyError} for a file that somebody else wrote, or that was cut off
 */
export async function readPrivateFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text)
  } catch {
    throw new NoKeyError(`${file} is not JSON. Remove it and run: ${command} claim you@example.com`)
  }
}
