import { createClient, type Output, rotateKey } from '../client/src/index.ts'
import { agree } from './agree.ts'
import { type FoundKey, keyFile, saveKey } from './saved-key.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Replaces the key and puts the new one where the old one was. One of MASTHEAD_KEY is shown instead, since no program can
 * change the environment of another. `grace` is for how many seconds the old one still works.
 */
export async function rotate(
  terminal: Terminal,
  { baseUrl, key, isSaved }: FoundKey,
  { grace = '0', yes = false }: { grace?: string; yes?: boolean },
): Promise<void> {
  if (!/^\d{1,6}$/.test(grace)) throw new UsageError('--grace is a number of seconds, for example 3600.')
  const ends = Number(grace) === 0 ? 'stops at once' : `stops after ${Number(grace)} seconds`
  const question = `Replace the key at ${baseUrl}? The old one ${ends}, wherever it is used.`
  await agree(terminal, question, { yes, otherwise: 'The key was not replaced.' })
  const client = createClient({ baseUrl, key })
  const rotated = await rotateKey(client, { body: { grace_seconds: Number(grace) } })
  const until = rotated.previous_key_expires_at
  const old = until === undefined ? 'The old one has stopped.' : `The old one works until ${until}.`
  const file = isSaved ? await saved(terminal, baseUrl, rotated) : undefined
  if (file !== undefined) {
    const { agent_api_key: _key, ...shown } = rotated
    return terminal.show(`The key was replaced. The new one is in ${file}.\n${old}`, { ...shown, file })
  }
  // It is not shown again.
  terminal.show(`The key was replaced. The new one, shown once: ${rotated.agent_api_key}\n${old}`, rotated)
  if (!isSaved) terminal.note('The old one was in MASTHEAD_KEY: put the new one there.')
}

/** @returns the file; undefined if it could not be written, which is no reason to lose the key */
async function saved(
  terminal: Terminal,
  baseUrl: string,
  { agent_api_key: key }: Output<'rotateKey'>,
): Promise<string | undefined> {
  try {
    await saveKey(terminal.env, baseUrl, key)
    return keyFile(terminal.env)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    terminal.note(`The new key could not be saved: ${why}`)
    return undefined
  }
}
