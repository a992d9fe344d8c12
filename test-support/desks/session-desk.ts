import { CreateSessionInput, type Session } from '#contract/sessions.ts'
import { sessionRuns } from '#service/db/schema/sessions.ts'
import { events } from '#service/db/schema/webhooks.ts'
import { asc, eq } from '#service/db/sql.ts'
import type { Writer, WrittenArticle } from '#service/engines/writer/writer.ts'
import { uploadDocument } from '#service/knowledge/upload-document.ts'
import { performRun } from '#service/runs/perform-run.ts'
import { createSession } from '#service/sessions/create-session.ts'
import { getSession } from '#service/sessions/get-session.ts'
import { sessionArticleRun } from '#service/sessions/session-article-run.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

export const grinders = {
  title: 'Grinders for a coffee bar',
  content: `# Grinders for a coffee bar

## Conical and flat burrs

Conical burrs turn at 400 revolutions a minute and keep the grounds cool. Flat burrs turn at 1400 revolutions a minute
and grind more evenly. A flat burr grinder of 64 mm costs about 900 euros.

## Cleaning the grinder

A grinder is brushed every evening and taken apart once a week. Old oil on the burrs makes coffee taste bitter: most
bitter coffee comes from a grinder that nobody cleaned.`,
}

/** A service whose clock stands still until it is moved, and whose jobs are run by hand. */
export type SessionDesk = {
  service: TestService
  /** Moves the clock on. */
  pass(minutes: number): void
  /** Fails every article while it is set. */
  failWriting(error: Error | undefined): void
  /** What the writer's articles say instead of what they would. */
  writeAs(over: Partial<WrittenArticle>): void
  teach(tenant: TestTenant, document?: { title: string; content: string }): Promise<string>
  /** At the next full quarter of an hour, so that it is due exactly one interval later. */
  start(tenant: TestTenant, input?: Partial<CreateSessionInput>): Promise<Session>
  read(tenant: TestTenant, session: Session): ReturnType<typeof getSession>
  /** Writes the articles of all runs that wait for theirs. */
  write(session: Session): Promise<void>
  eventsOf(tenant: TestTenant, type: string): Promise<Record<string, unknown>[]>
}

const quarterMs = 15 * 60_000

export async function openSessionDesk(): Promise<SessionDesk> {
  let clock = new Date('2026-03-01T09:00:00Z')
  let failure: Error | undefined
  // However the writer writes, these have the length of an article.
  let written: Partial<WrittenArticle> = { wordCount: 500, isThin: false }
  const failing = (writer: Writer): Writer => ({
    async write(request) {
      if (failure) throw failure
      return { ...(await writer.write(request)), ...written }
    },
  })
  const service = await createTestService({
    environment: { RATE_LIMITS: '{"default":{"limit":10000,"window_seconds":60}}' },
    change: (ctx) => ({
      ...ctx,
      now: () => clock,
      engines: { ...ctx.engines, writer: failing(ctx.engines.writer) },
    }),
  })
  const { signal } = new AbortController()
  return {
    service,
    pass(minutes) {
      clock = new Date(clock.getTime() + minutes * 60_000)
    },
    failWriting(error) {
      failure = error
    },
    writeAs(over) {
      written = { wordCount: 500, isThin: false, ...over }
    },
    async teach(tenant, document = grinders) {
      const input = { source_type: 'upload' as const, ...document }
      return (await uploadDocument(tenant.agent, input, signal)).id
    },
    start(tenant, input = {}) {
      clock = new Date(Math.ceil(clock.getTime() / quarterMs) * quarterMs)
      return createSession(
        tenant.agent,
        CreateSessionInput.parse({ categories: ['Coffee'], interval_minutes: 60, ...input }),
      )
    },
    read: (tenant, session) => getSession(tenant.agent, { sessionId: session.session_id }),
    async write(session) {
      const runs = await service.ctx.db
        .select()
        .from(sessionRuns)
        .where(eq(sessionRuns.sessionId, session.session_id))
      for (const { status, articleId } of runs)
        if (status === 'writing' && articleId !== null)
          await performRun(service.ctx, sessionArticleRun, { runId: articleId, signal })
    },
    async eventsOf(tenant, type) {
      const rows = await service.ctx.db
        .select()
        .from(events)
        .where(eq(events.tenantId, tenant.agent.caller.tenantId))
        .orderBy(asc(events.createdAt))
      return rows.filter((row) => row.type === type).map((row) => Object(row.payload.data))
    },
  }
}
