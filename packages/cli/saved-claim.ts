import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readPrivateFile, writePrivateFile } from './private-file.ts'
import { keyFile } from './saved-key.ts'
import type { Surroundings } from './surroundings.ts'

type Env = Surroundings['env']

/** A claim that waits for its code, so that a lost terminal costs no second email. */
type PendingClaim = { baseUrl: string; email: string; claimToken: string }

const claimFile = (env: Env) => join(dirname(keyFile(env)), 'claim.json')

export async function saveClaim(env: Env, claim: PendingClaim): Promise<void> {
  await writePrivateFile(claimFile(env), claim)
}

/** The token of the claim that waits for this address at this service; undefined if none does. */
export async function findClaimToken(env: Env, baseUrl: string, email: string): Promise<string | undefined> {
  const saved: Partial<PendingClaim> = Object(await readPrivateFile(claimFile(env)))
  return saved.baseUrl === baseUrl && saved.email === email ? saved.claimToken : undefined
}

export async function removeClaim(env: Env): Promise<void> {
  await rm(claimFile(env), { force: true })
}
