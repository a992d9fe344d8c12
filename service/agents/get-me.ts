import type { Engine, Me } from '#contract/agents.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { Price } from '#contract/credits.ts'
import { findAnswerPanel } from '../answer-engines/find-answer-panel.ts'
import type { RateLimit } from '../config/config.ts'
import { version } from '../config/version.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { getBalance } from '../credits/get-balance.ts'
import { topUpUrl } from '../credits/top-up-url.ts'
import { tenants } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'
import type { AnswerEngine } from '../engines/answer-panel/answer-panel.ts'
import { findWebSearch } from '../models/find-web-search.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { listAgents } from './list-agents.ts'

/** Who asks, for whom, with which credits, limits, engines and prices. */
export async function getMe(
  ctx: AgentContext,
  facts: { rateLimits: Record<string, RateLimit>; prices: Price[] },
): Promise<Sent<typeof Me>> {
  const [{ agents }, [tenant], settings, balance, writer, search, panel] = await Promise.all([
    listAgents(ctx),
    ctx.db.select().from(tenants).where(eq(tenants.id, ctx.caller.tenantId)),
    getSettingsRow(ctx),
    getBalance(ctx),
    findWriterName(ctx),
    findWebSearch(ctx),
    findAnswerPanel(ctx),
  ])
  const agent = agents.find((one) => one.id === ctx.caller.agentId)
  if (!agent || !tenant) throw notFound('agent')
  return {
    agent,
    tenant: {
      id: tenant.id,
      handle: tenant.handle,
      name: settings.siteTitle ?? settings.profile.name ?? tenant.name,
      timezone: settings.timeZone,
      email: tenant.email,
      created_at: tenant.createdAt.toISOString(),
    },
    blog_url: `${ctx.config.serviceUrl}/${tenant.handle}`,
    tenant_balance: balance,
    rate_limits: Object.entries(facts.rateLimits).map(([name, limit]) => ({ name, ...limit })),
    retention: [
      ...Object.entries(ctx.config.keepDays).map(([name, days]) => ({ name, days })),
      { name: 'answers', days: 1 },
      { name: 'ledger', days: null },
    ],
    engines: enginesInUse(ctx, { writer, search: search?.name, panel }),
    prices: facts.prices,
    packages: ctx.prices.packages,
    topup_url: topUpUrl(ctx.config),
    version,
  }
}

/** Which engine answers for each part of this release. */
function enginesInUse(
  ctx: AgentContext,
  found: { writer: string; search: string | undefined; panel: readonly AnswerEngine[] },
): Record<string, Engine> {
  const { writer, search, panel } = found
  const { config, engines } = ctx
  const engine = (name: string, configured: boolean): Engine => ({
    name,
    kind: configured ? 'configured' : 'built-in',
  })
  return {
    writer: engine(writer, writer !== 'built-in'),
    lead_magnet_writer: engine(writer, writer !== 'built-in'),
    typesetter: engine(engines.typesetter.name, false),
    reader: engine('built-in', false),
    site_reader: engine(engines.siteReader.name, false),
    mail_records: engine(engines.mailRecords.name, false),
    search: engine(search ?? 'own knowledge', search !== undefined),
    community: engine(
      `${engines.community.site}, ${engines.community.name}`,
      config.community !== undefined || config.communityUrl !== undefined,
    ),
    answer_panel: engine(
      panel.map(({ label }) => label).join(', '),
      panel.some(({ kind }) => kind !== 'built-in'),
    ),
    illustrator: engine('built-in', false),
    adaptations: engine(writer, writer !== 'built-in'),
    portraitist: engine(engines.portraitist.name, engines.portraitist.name !== 'built-in'),
    speech: engines.speech
      ? engine(engines.speech.name, config.speech !== undefined)
      : { name: 'none', kind: 'none' },
    mail: engine(engines.mail.name, config.smtpUrl !== undefined),
    files: engine(engines.files.name, config.bucket !== undefined),
    database: engine('postgresql', config.databaseUrl !== undefined),
    cache: engine(engines.cache.name, config.redisUrl !== undefined),
    limiter: engine(engines.limiter.name, config.redisUrl !== undefined),
  }
}
