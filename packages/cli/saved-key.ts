import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Client, createClient } from '../client/src/index.ts'
import { command } from './command.ts'
import { NoKeyError, UsageError } from './usage-error.ts'

/** Beside the program as it is packed: the service that handed it out. In the repository there is none. */
const packedFrom = new URL('./service.json', import.meta.url)
const local = 'http://127.0.0.1:4000'

/** Where the key is kept; nobody but the owner may read it. */
export function keyFile(): string {
  return join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'masthead', 'key.json')
}

export async function saveKey(baseUrl: string, key: string): Promise<void> {
  const file = keyFile()
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify({ baseUrl, key })}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
}

/** A claim that waits for its code, so that a lost terminal costs no second email. */
export type PendingClaim = { baseUrl: string; email: string; claimToken: string }

const claimFile = () => join(dirname(keyFile()), 'claim.json')

export async function saveClaim(claim: PendingClaim): Promise<void> {
  await mkdir(dirname(claimFile()), { recursive: true, mode: 0o700 })
  await writeFile(claimFile(), `${JSON.stringify(claim)}\n`, { mode: 0o600 })
  await chmod(claimFile(), 0o600)
}

/** The token of the claim that waits for this address at this service; undefined if none does. */
export async function findClaimToken(baseUrl: string, email: string): Promise<string | undefined> {
  const text = await readFile(claimFile(), 'utf8').catch(() => '{}')
  const saved: Partial<PendingClaim> = Object(parsed(text))
  return saved.baseUrl === baseUrl && saved.email === email ? saved.claimToken : undefined
}

export async function removeClaim(): Promise<void> {
  await rm(claimFile(), { force: true })
}

/** @returns whether there was one */
export async function removeKey(): Promise<boolean> {
  try {
    await rm(keyFile())
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function readSaved(): Promise<{ baseUrl?: string; key?: string }> {
  const text = await readFile(keyFile(), 'utf8').catch(() => '{}')
  const saved = parsed(text)
  if (typeof saved !== 'object' || saved === null) return {}
  return {
    ...('baseUrl' in saved && typeof saved.baseUrl === 'string' && { baseUrl: saved.baseUrl }),
    ...('key' in saved && typeof saved.key === 'string' && { key: saved.key }),
  }
}

/** @throws {NoKeyError} for a file that somebody else wrote, or that was cut off */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoKeyError(`${keyFile()} is not JSON. Remove it and run: ${command} claim you@example.com`)
  }
}

/** The service to call where none is named: the one that handed the program out, or the one on this machine. */
async function defaultUrl(): Promise<string> {
  const text = await readFile(packedFrom, 'utf8').catch(() => undefined)
  const { url }: { url?: unknown } = text === undefined ? {} : Object(JSON.parse(text))
  return typeof url === 'string' ? url : local
}

/** What the user named: the option, MASTHEAD_URL, or the service of the saved key. */
async function namedUrl(option?: string): Promise<string | undefined> {
  return option ?? (process.env.MASTHEAD_URL || (await readSaved()).baseUrl)
}

/**
 * The address of the service: the option, MASTHEAD_URL, what was saved, or the default.
 * @throws {UsageError} for what is no http(s) address
 */
export async function chooseUrl(option?: string): Promise<string> {
  const chosen = (await namedUrl(option)) ?? (await defaultUrl())
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
export async function findKey(option?: string): Promise<FoundKey> {
  const baseUrl = await chooseUrl(option)
  const saved = await readSaved()
  const own = saved.baseUrl === baseUrl ? saved.key : undefined
  const key = process.env.MASTHEAD_KEY?.trim() || own
  if (!key) {
    const elsewhere = (await namedUrl(option)) === undefined ? `\n${howToNameService}` : ''
    throw new NoKeyError(`There is no key for ${baseUrl}. Run: ${command} claim you@example.com${elsewhere}`)
  }
  return { baseUrl, key, isSaved: key === own }
}

/** @throws {NoKeyError} */
export async function openClient(option?: string): Promise<Client> {
  const { baseUrl, key } = await findKey(option)
  return createClient({ baseUrl, key })
}

/** For who means another service than the one that was called. */
export const howToNameService =
  'For another service give --url https://… or set MASTHEAD_URL; claim and login save the address with the key.'
