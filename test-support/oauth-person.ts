import { challengeClaim } from '#service/agents/challenge-claim.ts'
import { registrations } from '#service/db/schema/agents.ts'
import { desc, eq } from '#service/db/sql.ts'
import { hashToken } from '#service/secrets/sealing.ts'
import type { TestService } from './test-service.ts'

export type Browser = (
  address: string | URL,
  form?: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<Response>

/** Somebody with a browser and a mailbox, who connects a program. */
export type Person = {
  /** A browser without scripts that keeps cookies by their path and follows no redirect. */
  browser(): Browser
  /** The code that the page behind the newest mail shows. */
  codeFor(email: string): Promise<string>
  /**
   * Goes through the consent page; returns the address of the program with its code.
   * @param choices what is chosen beside the address
   */
  consent(at: string | URL, email: string, choices?: Record<string, string>): Promise<URL>
}

export function createPerson(service: Pick<TestService, 'ctx'>, base: string): Person {
  const browser = (): Browser => {
    const jar: { pair: string; path: string }[] = []
    return async (address, form, headers) => {
      const url = new URL(address, base)
      const cookie = jar
        .filter(({ path }) => url.pathname.startsWith(path))
        .map(({ pair }) => pair)
        .join('; ')
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { ...headers, cookie },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      for (const set of answer.headers.getSetCookie()) {
        const pair = set.split(';')[0] ?? ''
        jar.push({ pair, path: /path=([^;]+)/i.exec(set)?.[1] ?? '/' })
      }
      return answer
    }
  }
  const codeFor = async (email: string) => {
    const { db } = service.ctx
    const [row] = await db
      .select()
      .from(registrations)
      .where(eq(registrations.email, email))
      .orderBy(desc(registrations.createdAt))
    const token = `cla_${row?.id}`
    await db
      .update(registrations)
      .set({
        attemptTokenHash: hashToken(token),
        attemptExpiresAt: new Date(service.ctx.now().getTime() + 600_000),
      })
      .where(eq(registrations.id, row?.id ?? ''))
    return (await challengeClaim(service.ctx, { claim_attempt_token: token })).challenge
  }
  return {
    browser,
    codeFor,
    async consent(at, email, choices = {}) {
      const open = browser()
      const page = new URL((await open(at)).headers.get('location') ?? '', base)
      await open(page)
      await open(`${page}/mail`, { email, ...choices })
      const proven = await open(`${page}/code`, { code: await codeFor(email) })
      const back = await open(proven.headers.get('location') ?? '')
      const address = new URL(back.headers.get('location') ?? '', base)
      if (!address.searchParams.has('code'))
        throw new Error(`No code came back: ${proven.status} ${back.status} ${address}`)
      return address
    },
  }
}
