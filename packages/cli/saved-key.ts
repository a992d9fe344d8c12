import { readFile, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '../client/src/index.ts'
import { command } from './command.ts'
import { readPrivateFile, writePrivateFile } from './private-file.ts'
import type { Surroundings } from './surroundings.ts'
import { NoKeyError, UsageError } from './usage-error.ts'

type Env = Surroundings['env']

/** Beside the program as it is packed: the service that handed it out. In the repository there is none. */
const packedFrom = new URL('./service.json', import.meta.url)
const local = 'http://127.0.0.1:4000'

/** Where the key is kept; nobody but the owner may read it. */
export function keyFile(env: Env): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'masthead', 'key.json')
}

export async function saveKey(env: Env, baseUrl: string, key: string): Promise<void> {
  await writePrivateFile(keyFile(env), { baseUrl, key })
}

/** @returns whether there was one */
export async function removeKey(env: Env): Promise<boolean> {
  try {
    await rm(keyFile(env))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function readSaved(env: Env): Promise<{ baseUrl?: string; key?: string }> {
  const saved = await readPrivateFile(keyFile(env))
  if (typeof saved !== 'object' || saved === null) return {}
  return {
    ...('baseUrl' in saved && typeof saved.baseUrl === 'string' && { baseUrl: saved.baseUrl }),
    ...('key' in saved && typeof saved.key === 'string' && { key: saved.key }),
  }
}

/** The service to call where none is named: the one that handed the program out, or the one on this machine. */
async function defaultUrl(): Promise<string> {
  const text = await readFile(packedFrom, 'utf8').catch(() => undefined)
  const { url }: { url?: unknown } = text === undefined ? {} : Object(JSON.parse(text))
  return typeof url === 'string' ? url : local
}

/** What the user named: the option, MASTHEAD_URL, or the service of the saved key. */
async function namedUrl(env: Env, option?: string): Promise<string | undefined> {
  return option ?? (env.MASTHEAD_URL || (await readSaved(env)).baseUrl)
}

/**
 * The address of the service: the option, MASTHEAD_URL, what was saved, or the default.
 * @throws {UsageError} for what is no http(s) address
 */
export async function chooseUrl(env: Env, option?: string): Promise<string> {
  const chosen = (await namedUrl(env, option)) ?? (await defaultUrl())
  try {
    return createClient({ baseUrl: chosen }).baseUrl
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.replace('baseUrl is', 'The address of the service is'))
  }
}

/** The key for a service, and whether it is the saved one. */
export type FoundKey = { baseUrl: string; key: string; isSaved: boolean }

/**
 * The key of MASTHEAD_KEY, or the saved one, which is sent to its own service only.
 * @throws {NoKeyError}
 */
export async function findKey(env: Env, option?: string): Promise<FoundKey> {
  const baseUrl = await chooseUrl(env, option)
  const saved = await readSaved(env)
  const own = saved.baseUrl === baseUrl ? saved.key : undefined
  const key = env.MASTHEAD_KEY?.trim() || own
  if (!key) {
    const elsewhere = (await namedUrl(env, option)) === undefined ? `\n${howToNameService}` : ''
    throw new NoKeyError(`There is no key for ${baseUrl}. Run: ${command} claim you@example.com${elsewhere}`)
  }
  return { baseUrl, key, isSaved: key === own }
}

/** @throws {NoKeyError} */
export async function openClient(env: Env, option?: string): Promise<Client> {
  const { baseUrl, key } = await findKey(env, option)
  return createClient({ baseUrl, key, retries })
}

/** Half of the usual: somebody waits, and is told sooner that nothing listens. */
const retries = 2

/** For who means another service than the one that was called. */
export const howToNameService =
  'For another service give --url https://… or set MASTHEAD_URL; claim and login save the address with the key.'
