import type { ReadinessArea, Status, StatusAction } from '#contract/health.ts'
import { countAccounts } from '../accounts/count-accounts.ts'
import { countArticles } from '../articles/count-articles.ts'
import { getVisibilityHealth } from '../brand-scans/get-visibility-health.ts'
import type { AgentContext } from '../context.ts'
import { getBalance } from '../credits/get-balance.ts'
import { countDocuments } from '../knowledge/count-documents.ts'
import { countLeadMagnets } from '../lead-magnets/count-lead-magnets.ts'
import { getScheduleOutlook } from '../schedule/get-outlook.ts'
import { countScoutRuns } from '../scout-runs/count-scout-runs.ts'
import { getSessionHealth } from '../sessions/get-session-health.ts'
import { describeCompany } from '../settings/describe-company.ts'
import { countRecentEnds } from '../warm-leads/count-recent-ends.ts'
import { getWebhookHealth } from '../webhooks/get-webhook-health.ts'

const grouped = new Intl.NumberFormat('en')

const sessionWords = {
  none: 'No session is running.',
  running: 'A session is running.',
  paused: 'A session is paused.',
  unpaid: 'A session is paused for lack of credits',
  refused: 'A session is paused: its article was refused',
  without_topics: 'A session has no topics left',
} as const

/** What is set up and what needs a person, most urgent first; every path is a page of the dashboard. */
export async function getStatus(ctx: AgentContext): Promise<Status> {
  const [
    articles,
    visibility,
    documents,
    sessions,
    webhooks,
    balance,
    schedule,
    accounts,
    scouts,
    leadMagnets,
    warmLeads,
    company,
  ] = await Promise.all([
    countArticles(ctx),
    getVisibilityHealth(ctx),
    countDocuments(ctx),
    getSessionHealth(ctx),
    getWebhookHealth(ctx),
    getBalance(ctx),
    getScheduleOutlook(ctx),
    countAccounts(ctx),
    countScoutRuns(ctx),
    countLeadMagnets(ctx),
    countRecentEnds(ctx),
    describeCompany(ctx),
  ])
  const plural = (n: number, one: string, many: string) => `${grouped.format(n)} ${n === 1 ? one : many}`
  const areas: ReadinessArea[] = [
    {
      id: 'company',
      title: 'Company profile',
      ready: company.isReady,
      detail: company.detail,
      path: '/settings/company',
    },
    {
      id: 'knowledge',
      title: 'Knowledge',
      ready: documents > 0,
      detail:
        documents > 0
          ? plural(documents, 'document', 'documents')
          : 'No document yet: articles rest on what you add.',
      path: '/knowledge',
    },
    {
      id: 'articles',
      title: 'Articles',
      ready: articles.published > 0,
      detail: articles.published > 0 ? `${articles.published} published` : 'No published articles yet',
      path: '/articles',
    },
    {
      id: 'sessions',
      title: 'Sessions',
      ready: sessions.state === 'running',
      detail: sessionWords[sessions.state],
      path: sessions.state === 'none' ? '/sessions' : `/sessions/${sessions.id}`,
    },
    {
      id: 'schedule',
      title: 'Schedule',
      ready: schedule.gaps === 0,
      detail:
        schedule.gaps === 0
          ? 'The next seven days are full.'
          : `${plural(schedule.gaps, 'gap', 'gaps')} in the next seven days`,
      path: '/schedule',
    },
    {
      id: 'brand_visibility',
      title: 'Brand visibility',
      ready: visibility.brands > 0,
      detail:
        visibility.brands > 0 ? `${plural(visibility.brands, 'brand', 'brands')} scanned` : 'No scan yet.',
      path: '/brand-scans',
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      ready: webhooks.active > 0 && webhooks.disabled === 0,
      detail:
        webhooks.disabled > 0
          ? `${webhooks.disabled} of ${plural(webhooks.active + webhooks.disabled, 'endpoint', 'endpoints')} switched off`
          : webhooks.active > 0
            ? plural(webhooks.active, 'endpoint', 'endpoints')
            : 'No endpoint is told of events yet.',
      path: '/webhooks',
    },
    {
      id: 'credits',
      title: 'Credits',
      ready: balance.status === 'healthy',
      detail: `${grouped.format(balance.credits)} left`,
      path: '/credits',
    },
  ]
  const actions: (StatusAction | false)[] = [
    balance.status !== 'healthy' && {
      id: 'credits_low',
      priority: balance.status === 'empty' ? 1 : 3,
      title: balance.status === 'empty' ? 'Credits are used up' : 'Credits are running low',
      detail: `${grouped.format(balance.credits)} left, ${grouped.format(balance.held)} held by running jobs.`,
      path: '/credits',
      count: balance.credits,
    },
    articles.failed > 0 && {
      id: 'failed_articles',
      priority: 2,
      title: plural(articles.failed, 'article failed', 'articles failed'),
      detail: 'Read why, and try again; the credits came back.',
      path: '/articles?status=failed',
      count: articles.failed,
    },
    (sessions.state === 'unpaid' || sessions.state === 'refused') && {
      id: 'session_paused',
      priority: 2,
      title: sessionWords[sessions.state],
      detail: sessions.message ?? 'See why, and resume it.',
      path: `/sessions/${sessions.id}`,
    },
    sessions.state === 'without_topics' && {
      id: 'session_without_topics',
      priority: 4,
      title: sessionWords.without_topics,
      detail: 'Add a topic, or a document to find topics in.',
      path: `/sessions/${sessions.id}`,
    },
    visibility.failed > 0 && {
      id: 'failed_brand_scans',
      priority: 2,
      title: plural(visibility.failed, 'brand scan failed', 'brand scans failed'),
      detail: 'Read why, and scan again; the credits came back.',
      path: visibility.failed === 1 ? `/brand-scans/${visibility.lastFailedId}` : '/brand-scans',
      count: visibility.failed,
    },
    scouts.failedLately > 0 && {
      id: 'failed_scout_runs',
      priority: 4,
      title: plural(scouts.failedLately, 'scout run failed', 'scout runs failed'),
      detail: 'Read why, and try again; the credits came back.',
      path: '/scout-runs?status=failed',
      count: scouts.failedLately,
    },
    leadMagnets.failedLately > 0 && {
      id: 'failed_lead_magnets',
      priority: 4,
      title: plural(leadMagnets.failedLately, 'lead magnet failed', 'lead magnets failed'),
      detail: 'Read why, and try again; the credits came back.',
      path: '/lead-magnets?status=failed',
      count: leadMagnets.failedLately,
    },
    warmLeads.failed > 0 && {
      id: 'failed_warm_leads',
      priority: 3,
      title: plural(warmLeads.failed, 'warm-lead report failed', 'warm-lead reports failed'),
      detail: 'Of this week. Read why, and try again; the credits came back.',
      path: '/warm-leads?status=failed',
      count: warmLeads.failed,
    },
    webhooks.disabled > 0 && {
      id: 'disabled_endpoints',
      priority: 2,
      title: plural(
        webhooks.disabled,
        'webhook endpoint is switched off',
        'webhook endpoints are switched off',
      ),
      detail: 'Events for it are kept; switch it on again when it is mended.',
      path: '/webhooks',
      count: webhooks.disabled,
    },
    webhooks.deadLettered > 0 && {
      id: 'dead_lettered',
      priority: 3,
      title: plural(webhooks.deadLettered, 'delivery never got through', 'deliveries never got through'),
      detail: 'See why, mend the endpoint, and send them again.',
      path: '/webhooks/deliveries?status=dead_lettered',
      count: webhooks.deadLettered,
    },
    accounts.refused > 0 && {
      id: 'refused_accounts',
      priority: 3,
      title: plural(accounts.refused, 'account no longer lets us post', 'accounts no longer let us post'),
      detail: 'Its network refuses the credentials; connect it again.',
      path: '/settings/accounts',
      count: accounts.refused,
    },
    articles.unscheduled > 0 && {
      id: 'review_drafts',
      priority: 4,
      title: plural(articles.unscheduled, 'draft to review', 'drafts to review'),
      detail: 'Check the sources, then publish or schedule.',
      path: '/articles?status=unscheduled',
      count: articles.unscheduled,
    },
    // A desk that never published has other things to do first.
    schedule.first !== undefined &&
      articles.published + articles.scheduled > 0 && {
        id: 'schedule_gaps',
        priority: 4,
        title: `${plural(schedule.gaps, 'gap', 'gaps')} this week`,
        detail: `The first is ${schedule.first}: schedule a draft, or write for it.`,
        path: '/schedule',
        count: schedule.gaps,
      },
    documents === 0 && {
      id: 'add_document',
      priority: 5,
      title: 'Add a first document',
      detail: 'What you know about your product makes every article better.',
      path: '/knowledge',
    },
    articles.all === 0 && {
      id: 'write_article',
      priority: 5,
      title: 'Write a first article',
      detail: 'From a topic, or from one to three addresses.',
      path: '/articles/new',
    },
  ]
  const needed = actions.filter((action) => action !== false)
  return { areas, actions: needed.toSorted((a, b) => a.priority - b.priority) }
}
