import {
  type Client,
  completeClaim,
  createClient,
  getMe,
  MastheadError,
  registerAgent,
} from '../client/src/index.ts'
import { command } from './command.ts'
import { findClaimToken, removeClaim, saveClaim } from './saved-claim.ts'
import { keyFile, removeKey, saveKey } from './saved-key.ts'
import type { Terminal } from './terminal.ts'
import { NoKeyError, UsageError } from './usage-error.ts'

/**
 * Mails a link, asks for the code that its page shows, and keeps the key. With `code` it ends the claim that was begun
 * before, and mails nothing.
 */
export async function claim(
  terminal: Terminal,
  baseUrl: string,
  email: string,
  { name = 'masthead CLI', code }: { name?: string; code?: string },
): Promise<void> {
  if (!/^\S+@\S+$/.test(email)) throw new UsageError('EMAIL is an address such as you@example.com.')
  const client = createClient({ baseUrl })
  if (code !== undefined) {
    const claimToken = await findClaimToken(terminal.env, baseUrl, email)
    if (claimToken === undefined)
      throw new UsageError(
        `No claim of ${email} waits for a code. To begin one run: ${command} claim ${email}`,
      )
    const key = await keyForCode(terminal, client, { claim_token: claimToken, email, given: code })
    return keepClaimed(terminal, baseUrl, key)
  }
  const { claim_token } = await registerAgent(client, {
    body: {
      type: 'identity_assertion',
      assertion_type: 'verified_email',
      assertion: email,
      requested_credential_type: 'api_key',
      agent_name: name,
    },
  })
  await saveClaim(terminal.env, { baseUrl, email, claimToken: claim_token })
  terminal.note(`A link is on its way to ${email}. Open it; its page shows a code of six digits.`)
  if (isLoopback(baseUrl)) terminal.note(`Without a mail server it is at ${baseUrl}/outbox.`)
  await keepClaimed(terminal, baseUrl, await keyForCode(terminal, client, { claim_token, email }))
}

async function keepClaimed(terminal: Terminal, baseUrl: string, key: string): Promise<void> {
  await keep(terminal, baseUrl, key)
  await removeClaim(terminal.env)
}

/**
 * Asks for the code until it is the right one. A slip ends nothing: a code that was mistyped, or that the page was not
 * asked for yet.
 * @throws {UsageError} when no code is given, and for a wrong one where nobody types another
 * @throws {NoKeyError} when the claim has no attempt left, or no time
 */
async function keyForCode(
  terminal: Terminal,
  client: Client,
  { claim_token, email, given }: { claim_token: string; email: string; given?: string },
): Promise<string> {
  const again = `For a new link run: ${command} claim ${email}`
  const later = `${command} claim ${email} --code CODE`
  let wrong: string | undefined
  for (let otp = given; ; otp = undefined) {
    otp ??= await terminal.ask('Code:')
    if (otp === '')
      throw new UsageError(
        wrong === undefined
          ? `No code was given. Once you have it run: ${later}`
          : `The code ${wrong} is wrong, and no other was given. Once you have the right one run: ${later}`,
      )
    try {
      const claimed = await completeClaim(client, { body: { claim_token, otp } })
      return claimed.credential ?? claimed.agent_api_key ?? ''
    } catch (error) {
      if (!(error instanceof MastheadError)) throw error
      const { code } = error
      if (code === 'otp_not_generated')
        terminal.note('There is no code yet. Open the link in the mail and choose “Show code” on its page.')
      else if (code === 'otp_invalid' && attemptsLeft(error) > 0) {
        terminal.note(error.detail)
        wrong = otp
      } else if (code === 'otp_invalid')
        throw new NoKeyError(`This was not the code, and no attempt is left. ${again}`)
      else if (code === 'otp_expired' || code === 'claim_expired')
        throw new NoKeyError(`The code or its link is no longer valid. ${again}`)
      else throw error
    }
  }
}

function attemptsLeft({ body }: MastheadError): number {
  const left = typeof body === 'object' && body !== null && 'attempts_left' in body ? body.attempts_left : 0
  return typeof left === 'number' ? left : 0
}

function isLoopback(baseUrl: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(baseUrl).hostname)
}

/** Takes a key that exists: from MASTHEAD_KEY, or typed. */
export async function login(terminal: Terminal, baseUrl: string): Promise<void> {
  const key = terminal.env.MASTHEAD_KEY?.trim() || (await terminal.ask('Key (service_agent_…):'))
  if (key === '') throw new UsageError('No key was given. Set MASTHEAD_KEY, or type it.')
  await keep(terminal, baseUrl, key)
}

async function keep(terminal: Terminal, baseUrl: string, key: string): Promise<void> {
  await getMe(createClient({ baseUrl, key }))
  await saveKey(terminal.env, baseUrl, key)
  terminal.show(`Signed in at ${baseUrl}. The key is in ${keyFile(terminal.env)}.`, {
    base_url: baseUrl,
    file: keyFile(terminal.env),
  })
}

/** Forgets the saved key. At the service it stays what it is. */
export async function logout(terminal: Terminal): Promise<void> {
  const removed = await removeKey(terminal.env)
  const file = keyFile(terminal.env)
  terminal.show(removed ? `The saved key was removed: ${file}` : `No key is saved in ${file}.`, {
    removed,
    file,
  })
  if (removed) terminal.note('The service still accepts this key wherever else you have it.')
  if (terminal.env.MASTHEAD_KEY) terminal.note('MASTHEAD_KEY is set, and goes on being used.')
}

export async function whoami(terminal: Terminal, client: Client): Promise<void> {
  const me = await getMe(client)
  terminal.show(
    `${me.agent.name} for ${me.tenant.email ?? me.tenant.name}, ${me.tenant_balance.credits} credits`,
    { agent: me.agent, tenant: me.tenant, balance: me.tenant_balance },
  )
}

export async function credits(terminal: Terminal, client: Client): Promise<void> {
  const { tenant_balance: balance, topup_url } = await getMe(client)
  const lines = [
    `${balance.credits} credits, ${balance.held} reserved by running jobs`,
    topup_url && `More: ${topup_url}`,
  ]
  terminal.show(lines.filter(Boolean).join('\n'), { ...balance, topup_url })
}
