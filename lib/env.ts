import 'server-only'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const Env = z.object({
  /** Whom the dashboard asks: any server that speaks the agent API. */
  AGENT_API_URL: address.optional(),
  /** The public address of our own service. */
  SERVICE_URL: address.default('http://127.0.0.1:4000'),
  /** The public address of this dashboard; https makes the cookies Secure. */
  DASHBOARD_URL: address.optional(),
  NEXTAUTH_URL: address.optional(),
  /** Seals the session cookie, and with it the agent key. */
  NEXTAUTH_SECRET: z.string().min(32),
  /** Where pictures live that are neither the service's nor the dashboard's, such as a bucket's public address. */
  PICTURE_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(address))
    .default([]),
})

export type DashboardEnv = {
  agentApiUrl: string
  serviceUrl: string
  dashboardUrl: string
  nextauthSecret: string
  /** Origins whose pictures and sound pages may show, besides the dashboard's own. */
  mediaOrigins: readonly string[]
}

const hints: Record<keyof z.infer<typeof Env>, string> = {
  AGENT_API_URL: 'set it to the http or https URL of the agent API, for example http://127.0.0.1:4000',
  SERVICE_URL: 'set it to the public http or https URL of the server',
  DASHBOARD_URL: 'set it to the public http or https URL of this dashboard',
  NEXTAUTH_URL: 'set it to the public http or https URL of this dashboard',
  NEXTAUTH_SECRET: "set it to a random string of at least 32 characters, and don't change it",
  PICTURE_ORIGINS: 'set it to http or https URLs, separated by commas',
}

/**
 * Reads the dashboard's settings from `source`; an empty value counts as absent.
 * @throws Error whose message names each variable at fault and what to set.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): DashboardEnv {
  const names = Env.keyof().options
  const present = Object.fromEntries(names.map((name) => [name, source[name]?.trim() || undefined]))
  const parsed = Env.safeParse(present)
  if (!parsed.success) {
    const atFault = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    const sentences = names.filter((name) => atFault.has(name)).map((name) => `${name}: ${hints[name]}.`)
    throw new Error(`The dashboard can't start. ${sentences.join(' ')}`)
  }
  const { AGENT_API_URL, SERVICE_URL, DASHBOARD_URL, NEXTAUTH_URL, NEXTAUTH_SECRET, PICTURE_ORIGINS } =
    parsed.data
  const agentApiUrl = AGENT_API_URL ?? SERVICE_URL
  const media = [agentApiUrl, SERVICE_URL, ...PICTURE_ORIGINS].map((one) => new URL(one).origin)
  return {
    agentApiUrl,
    serviceUrl: SERVICE_URL,
    dashboardUrl: DASHBOARD_URL ?? NEXTAUTH_URL ?? 'http://127.0.0.1:3000',
    nextauthSecret: NEXTAUTH_SECRET,
    mediaOrigins: [...new Set(media)],
  }
}

let settings: DashboardEnv | undefined

/** The dashboard's settings; read on first use, because `next build` runs without them. */
export function env(): DashboardEnv {
  settings ??= parseEnv(process.env)
  return settings
}
