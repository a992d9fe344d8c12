import { type Client, completeClaim, createClient, getMe, registerAgent } from '../client/src/index.ts'
import { keyFile, saveKey } from './saved-key.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Mails a link, asks for the code that its page shows, and keeps the key. */
export async function claim(terminal: Terminal, baseUrl: string, email: string, name: string): Promise<void> {
  if (!/^\S+@\S+$/.test(email)) throw new UsageError('EMAIL is an address such as you@example.com.')
  const client = createClient({ baseUrl })
  const { claim_token } = await registerAgent(client, {
    body: {
      type: 'identity_assertion',
      assertion_type: 'verified_email',
      assertion: email,
      requested_credential_type: 'api_key',
      agent_name: name,
    },
  })
  terminal.note(`A link is on its way to ${email}. Open it; its page shows a code of six digits.`)
  if (isLoopback(baseUrl)) terminal.note(`Without a mail server it is at ${baseUrl}/outbox.`)
  const otp = await terminal.ask('Code:')
  if (otp === '') throw new UsageError('No code was given. Run the command again for a new link.')
  const claimed = await completeClaim(client, { body: { claim_token, otp } })
  const key = claimed.credential ?? claimed.agent_api_key ?? ''
  await keep(terminal, baseUrl, key)
}

function isLoopback(baseUrl: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(baseUrl).hostname)
}

/** Takes a key that exists: from MASTHEAD_KEY, or typed. */
export async function login(terminal: Terminal, baseUrl: string): Promise<void> {
  const key = process.env.MASTHEAD_KEY || (await terminal.ask('Key (service_agent_…):'))
  if (key === '') throw new UsageError('No key was given. Set MASTHEAD_KEY, or type it.')
  await keep(terminal, baseUrl, key)
}

async function keep(terminal: Terminal, baseUrl: string, key: string): Promise<void> {
  await getMe(createClient({ baseUrl, key }))
  await saveKey(baseUrl, key)
  terminal.show(`Signed in at ${baseUrl}. The key is in ${keyFile()}.`, {
    base_url: baseUrl,
    file: keyFile(),
  })
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
