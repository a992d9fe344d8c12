import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operation } from '#contract/operation.ts'
import { type CreateSessionInput, createSession } from '#contract/sessions.ts'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import * as accounts from '#lib/agent-api/accounts.ts'
import * as adaptations from '#lib/agent-api/adaptations.ts'
import * as agents from '#lib/agent-api/agents.ts'
import * as articles from '#lib/agent-api/articles.ts'
import * as avatars from '#lib/agent-api/avatars.ts'
import * as brandScans from '#lib/agent-api/brand-scans.ts'
import { callOperation } from '#lib/agent-api/client.ts'
import * as credits from '#lib/agent-api/credits.ts'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import * as health from '#lib/agent-api/health.ts'
import * as knowledge from '#lib/agent-api/knowledge.ts'
import * as leadMagnets from '#lib/agent-api/lead-magnets.ts'
import * as pageTools from '#lib/agent-api/page-tools.ts'
import { toProblem } from '#lib/agent-api/problem.ts'
import * as schedule from '#lib/agent-api/schedule.ts'
import * as scoutRuns from '#lib/agent-api/scout-runs.ts'
import * as sessions from '#lib/agent-api/sessions.ts'
import * as settings from '#lib/agent-api/settings.ts'
import * as suppressions from '#lib/agent-api/suppressions.ts'
import * as warmLeads from '#lib/agent-api/warm-leads.ts'
import * as webhooks from '#lib/agent-api/webhooks.ts'
import { leadMagnets as leadMagnetRows, leads } from '#service/db/schema/lead-magnets.ts'
import {
  type LoopbackMastodon,
  mastodonToken,
  startLoopbackMastodon,
} from '#service/engines/social/loopback-mastodon.ts'
import { routes } from '#service/http/routes.ts'
import { type ContractDesk, generation, openContractDesk, registration } from './contract-desk.ts'
import { eventually } from './eventually.ts'
import { type ListeningService, startListeningService } from './listening-service.ts'
import { type Forum, startForum } from './stage/forum.ts'
import { ownDocument, type SourceSite, startSourceSite } from './stage/source-site.ts'
import { startWebhookReceiver, type WebhookReceiver } from './stage/webhook-receiver.ts'
import { unlistedMembers } from './unlisted-members.ts'

/** One call through the dashboard's door; `members` must all be in the answer, as dotted paths. */
type Call = { id: string; members: string[]; call(desk: ContractDesk): Promise<unknown> }

const avatarMembers =
  'avatar_url r2_key credits_charged prompt_used prompt_meta.age_years prompt_meta.variation_tags.0 id square_url thumbnail_url age_range type location gender origin engine created_at'
const portrait = { age_range: '18-25', type: 'student', location: 'park' } as const
const articleMembers =
  'status id queued topic message article_id title slug article_url mode word_count credits_used estimated_total_credits trust_level extensions.competition_intelligence size language persona description engine version created_at updated_at'
const draftMembers =
  'article_id version title slug description markdown generated_markdown tags sources.0.reference sources.0.kind sources.0.title sources.0.url claims.0.id claims.0.text claims.0.kind claims.0.supported claims.0.reference claims.0.passage versions.0.version versions.0.origin versions.0.title versions.0.word_count versions.0.created_at updated_at'
const recoveryMembers =
  'id endpoint_id status since until total requeued progress.stage progress.percent progress.message created_at'
const endpointMembers = 'id url event_types.0 is_active description created_at updated_at'
const deliveryMembers =
  'id event_id event_type status attempts last_http_status duration_ms delivered_at created_at updated_at endpoint.id endpoint.url endpoint.description'
const documentMembers =
  'id title source_type source_name source_url language chunks_count chunks_failed partial token_count created_at'
const sessionMembers =
  'session_id status categories languages interval_minutes article_size estimated_credits_per_article topic_catalog_size next_run_at created_at'
const ownSessionMembers =
  'problems disable_competition message next_language topics_queued runs_count articles_count credits_used updated_at'
const runMembers = 'id status trigger topic topic_id language article_id started_at'
const adaptationMembers =
  'adaptationId platform content credits_used char_count published article_id version article_version edited engine ref_link_appended parts.0.label parts.0.content parts.0.char_count parts.0.limit posts created_at updated_at'
const accountMembers = 'id network server handle display_name url status char_limit created_at updated_at'
const settingsMembers =
  'publishSchedule.postsPerDay publishSchedule.slots.0 publishSchedule.slotsChosen targetTimezone autoPublish lowBalanceCredits referralLink contactRetentionDays'
const scanMembers =
  'id status brand_name credits_charged overall_score recommendations.0 warnings.0 category.name category.source aliases.0 score_formula score_terms.0.id score_terms.0.label score_terms.0.weight score_terms.0.n score_terms.0.value score_terms.0.applied_weight score_terms.0.points score_terms.0.detail recommendation_details.0.text recommendation_details.0.term recommendation_details.0.action engines_asked engines_answered answers_counted created_at updated_at completed_at'
const scanResultMembers =
  'llmId mentioned sentiment confidence snippet label engine_kind snippet_marks.0.0 cited questions_asked questions_answered unprompted_answers unprompted_mentions answers.0.kind answers.0.question answers.0.names_brand answers.0.answer answers.0.mentioned answers.0.confidence answers.0.cited answers.0.citations.0.title'
const leadMagnetMembers =
  'id status type topic progress.stage progress.percent progress.message pdf_url public_url niche language platform generate_images auto_publish title message page_count trust_level engine content.title content.subtitle content.introduction content.parts.0.heading content.parts.0.items content.parts.0.inputs content.parts.0.worksheet content.sources announcement.platform announcement.text announcement.char_count announcement.char_limit leads.confirmed leads.pending credits_used created_at updated_at'
const warmLeadMembers =
  'id status domain normalized_domain credits_charged created_at updated_at icp input.buyerRoles'
const suppressionMembers = 'id kind value reason origin created_at'
const page = 'total limit offset'
const checkedPage =
  'url final_url redirects status content_type charset charset_from language bytes cut checked_at'
const under = (path: string, members: string) =>
  members
    .split(' ')
    .map((member) => `${path}.${member}`)
    .join(' ')

const session: CreateSessionInput = {
  categories: ['Conical burrs'],
  problems: ['The coffee tastes bitter'],
  languages: ['en', 'de'],
  interval_minutes: 720,
  article_size: 'mini',
  disable_competition: false,
}
async function startSession(desk: ContractDesk): Promise<string> {
  const started = await sessions.createSession(desk, session)
  if ('existingId' in started) throw new Error('The tenant is new and has no session.')
  expect(await sessions.createSession(desk, session)).toMatchObject({
    existingId: started.session.session_id,
  })
  return started.session.session_id
}
const idempotent = () => ({ idempotencyKey: randomUUID() })
const anyPage = { limit: 20, offset: 0 }

const calls: Call[] = [
  call('getHealth', 'status checks.cache checks.database timestamp version', () => health.getHealth()),
  call(
    'getStatus',
    'areas.0.id areas.0.title areas.0.ready areas.0.detail areas.0.path actions.0.id actions.0.priority actions.0.title actions.0.detail actions.0.path actions.0.count',
    async (desk) => {
      await desk.draft()
      return health.getStatus(desk)
    },
  ),
  call('getOpenApi', 'openapi info.title paths', () => health.getOpenApi()),
  call(
    'registerAgent',
    'claim_token registration_id registration_type claim_url claim_token_expires post_claim_scopes',
    () => agents.registerAgent(registration('mara@acme.example')),
  ),
  call('challengeClaim', 'type challenge expires_at', async (desk) =>
    agents.challengeClaim({ claim_attempt_token: (await desk.claim()).attemptToken }),
  ),
  call(
    'completeClaim',
    'credential agent_api_key agent_id registration_id status credential_type credential_expires scopes',
    (desk) => desk.colleague(),
  ),
  call('rotateKey', 'agent_id agent_api_key message previous_key_expires_at', async (desk) =>
    agents.rotateKey(await desk.colleague(), { grace_seconds: 60 }),
  ),
  call(
    'getMe',
    'agent.id agent.name agent.created_at agent.key_hint tenant.id tenant.handle tenant.name tenant.timezone tenant.email blog_url tenant_balance.credits tenant_balance.held tenant_balance.status rate_limits.0.name rate_limits.0.limit rate_limits.0.window_seconds engines.writer.name engines.writer.kind engines.reader engines.search engines.answer_panel engines.community engines.illustrator engines.portraitist engines.speech engines.mail engines.files engines.database engines.cache prices.0.operation prices.0.item prices.0.label prices.0.credits packages.0.credits packages.0.price_usd topup_url version',
    (desk) => agents.getMe(desk),
  ),
  call('listAgents', under('agents.0', 'id name created_at last_used_at key_hint is_current'), async (desk) =>
    agents.listAgents(await desk.colleague()),
  ),
  call('revokeAgent', 'success', async (desk) => agents.revokeAgent(desk, (await desk.colleague()).agentId)),
  call('estimate', 'credits_required breakdown balance_after seconds_expected', (desk) =>
    credits.estimate(desk, { operation: 'generateArticle', input: generation(desk.site.url('/grinders')) }),
  ),
  call(
    'listLedger',
    `${under('entries.0', 'id created_at kind credits balance held operation run_id')} spending.0.date spending.0.operation spending.0.credits ${page}`,
    async (desk) => {
      await desk.draft()
      return credits.listLedger(desk, anyPage)
    },
  ),
  call('listLedger', '', async (desk) => {
    const file = await credits.exportLedger(desk, anyPage)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(await file.text()).toContain('grant')
  }),
  call('getSettings', settingsMembers, (desk) => settings.getSettings(desk)),
  call('updateSettings', `${settingsMembers} siteTitle`, (desk) =>
    settings.updateSettings(desk, { siteTitle: 'Acme coffee', targetTimezone: 'Europe/Lisbon' }),
  ),
  call('listPersonas', 'personas.0.slug personas.0.name personas.0.description', (desk) =>
    settings.listPersonas(desk),
  ),
  call('generateArticle', 'id status queued topic message', (desk) =>
    articles.generateArticle(desk, generation(desk.site.url('/grinders')), idempotent()),
  ),
  call(
    'generateArticle',
    'article_id title slug article_url status mode word_count credits_used estimated_total_credits extensions extraction_results.0.url extraction_results.0.status',
    (desk) => {
      const body = { ...generation(desk.site.url('/grinders')), wait_for_completion: true }
      return articles.generateArticle(desk, body, idempotent())
    },
  ),
  call(
    'getArticle',
    `${articleMembers} ${under('extraction_results.0', 'url status title language words')}`,
    async (desk) => articles.getArticle(desk, await desk.draft()),
  ),
  call('listArticles', `${under('articles.0', articleMembers)} counts.all ${page}`, async (desk) => {
    await desk.draft()
    return articles.listArticles(desk, { ...anyPage, status: 'generated' })
  }),
  call('getDraft', `${draftMembers} pictures`, async (desk) => articles.getDraft(desk, await desk.draft())),
  call('saveDraft', draftMembers, async (desk) => {
    const draft = await articles.getDraft(desk, await desk.draft())
    const { title, slug, description, version } = draft
    const markdown = `${draft.markdown}\n\nA sentence of our own.`
    return articles.saveDraft(desk, draft.article_id, { title, slug, description, version, markdown })
  }),
  call('changeArticle', `${articleMembers} scheduled_at`, async (desk) => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    return articles.changeArticle(desk, await desk.draft(), { action: 'schedule', at })
  }),
  call('publishArticle', 'article_id status message', async (desk) =>
    articles.publishArticle(desk, await desk.draft()),
  ),
  call('deleteArticle', 'success', async (desk) => articles.deleteArticle(desk, await desk.draft())),
  call('createSession', sessionMembers, (desk) => sessions.createSession(desk, session)),
  call(
    'listSessions',
    `${under('sessions.0', `${sessionMembers} ${ownSessionMembers}`)} ${page}`,
    async (desk) => {
      await startSession(desk)
      return sessions.listSessions(desk, { ...anyPage, status: 'running' })
    },
  ),
  call(
    'getSession',
    `${sessionMembers} ${ownSessionMembers} ${under('topics.0', 'id title status category reason evidence added')} topics.0.evidence.0.document_id runs runs_total`,
    async (desk) => {
      await desk.document()
      const session_id = await startSession(desk)
      return sessions.getSession(desk, session_id, { limit: 5 })
    },
  ),
  call(
    'changeSession',
    `${sessionMembers} ${ownSessionMembers} last_run_at ${under('runs.0', runMembers)} runs_total`,
    async (desk) => {
      const session_id = await startSession(desk)
      return sessions.changeSession(desk, session_id, { action: 'run_now' }, idempotent())
    },
  ),
  call('createBrandScan', 'id status brand_name credits_charged', (desk) =>
    brandScans.createBrandScan(desk, { brandName: 'Acme' }, idempotent()),
  ),
  call('getBrandScan', `${scanMembers} ${under('results.0', scanResultMembers)}`, async (desk) =>
    brandScans.getBrandScan(desk, await desk.brandScan()),
  ),
  call(
    'listBrandScans',
    `${under('scans.0', scanMembers)} ${under('brands.0', 'brand_name scans last_scan_id last_scan_at last_score')} ${page}`,
    async (desk) => {
      await desk.brandScan()
      return brandScans.listBrandScans(desk, { ...anyPage, brand: 'ACME' })
    },
  ),
  call(
    'uploadDocument',
    'id title source_type chunks_count chunks_failed partial token_count source_name language created_at',
    (desk) => {
      const body = { source_type: 'upload' as const, ...ownDocument, source_name: 'grinders.md' }
      return knowledge.uploadDocument(desk, body, idempotent())
    },
  ),
  call('listDocuments', `${under('documents.0', documentMembers)} ${page}`, async (desk) => {
    const source_url = desk.site.url('/cleaning')
    const body = { source_type: 'url' as const, source_url, source_name: 'The cleaning page' }
    await knowledge.uploadDocument(desk, body, idempotent())
    return knowledge.listDocuments(desk, { ...anyPage, source_type: 'url' })
  }),
  call(
    'getDocument',
    `id chunks.0.id chunks.0.position chunks.0.heading_path chunks.0.text chunks.0.token_count ${under('used_in.0', 'article_id title status created_at')}`,
    async (desk) => {
      const id = await desk.document()
      await desk.draft()
      return knowledge.getDocument(desk, id)
    },
  ),
  call(
    'searchKnowledge',
    under('passages.0', 'document_id title chunk_id heading text highlights.0.0 score'),
    async (desk) => {
      await desk.document()
      return knowledge.searchKnowledge(desk, { query: 'conical burrs', limit: 10 })
    },
  ),
  call('deleteDocument', 'success', async (desk) => knowledge.deleteDocument(desk, await desk.document())),
  call('listGaps', `${under('gaps.0', 'date scheduled target')} totalGaps daysAnalyzed postsPerDay`, (desk) =>
    schedule.listGaps(desk, { days: 30, timezone: 'Asia/Kathmandu' }),
  ),
  call(
    'suggestSlots',
    `slots.0 postsPerDay timezone source ${under('free_slots.0', 'at date time')} ${under('published_times', 'articles days needed_articles needed_days')}`,
    (desk) => schedule.suggestSlots(desk, { limit: 1 }),
  ),
  call(
    'getSchedule',
    `from to today timezone postsPerDay truncated ${under('days.0', 'date scheduled target is_gap')} ${under('entries.0', 'kind at date time title article_id language')}`,
    async (desk) => {
      const at = new Date(Date.now() + 86_400_000).toISOString()
      await articles.changeArticle(desk, await desk.draft(), { action: 'schedule', at })
      return schedule.getSchedule(desk, {})
    },
  ),
  call('createScheduleFeed', 'active url created_at', (desk) => schedule.createScheduleFeed(desk)),
  call('getScheduleFeed', 'active url created_at last_read_at', async (desk) => {
    const { url = '' } = await schedule.createScheduleFeed(desk)
    expect(await (await fetch(url)).text()).toContain('BEGIN:VCALENDAR')
    return schedule.getScheduleFeed(desk)
  }),
  call('deleteScheduleFeed', 'success', (desk) => schedule.deleteScheduleFeed(desk)),
  call('createAvatar', avatarMembers, (desk) => avatars.createAvatar(desk, portrait, idempotent())),
  call('listAvatars', `${under('avatars.0', avatarMembers)} ${page}`, async (desk) => {
    await avatars.createAvatar(desk, portrait, idempotent())
    return avatars.listAvatars(desk, { ...anyPage, type: 'student' })
  }),
  call(
    'createScoutRun',
    'run_id query credits_used subreddits status limit progress.stage created_at updated_at',
    (desk) => scoutRuns.createScoutRun(desk, scouting, idempotent()),
  ),
  call(
    'getScoutRun',
    `run_id query credits_used subreddits status results_count engine completed_at ${under('results', 'engine.name engine.site rubric.0.part rubric.0.weight counts.found counts.by_type forums.0.name forums.0.promotion.verdict forums.0.promotion.rules.0.title read_at warnings')} ${under('results.items.0', 'id type score parts.0.part parts.0.value parts.0.weight parts.0.points parts.0.why title quotation permalink forum created_at age_days comments votes language locked promotion duplicates.count duplicates.permalinks')}`,
    async (desk) => scoutRuns.getScoutRun(desk, await scouted(desk)),
  ),
  call(
    'listScoutRuns',
    `${under('runs.0', 'run_id query credits_used subreddits status results_count')} ${page}`,
    async (desk) => {
      await scouted(desk)
      return scoutRuns.listScoutRuns(desk, { ...anyPage, status: 'completed', q: 'grinder' })
    },
  ),
  call('createLeadMagnet', 'id status type topic credits_charged auto_publish', (desk) =>
    leadMagnets.createLeadMagnet(desk, checklist, idempotent()),
  ),
  call('getLeadMagnet', leadMagnetMembers, async (desk) =>
    leadMagnets.getLeadMagnet(desk, await madeLeadMagnet(desk)),
  ),
  call('listLeadMagnets', `lead_magnets.0.id lead_magnets.0.public_url counts.all ${page}`, async (desk) => {
    await madeLeadMagnet(desk)
    return leadMagnets.listLeadMagnets(desk, { ...anyPage, status: 'draft', type: 'checklist' })
  }),
  call('changeLeadMagnet', `${leadMagnetMembers} published_at`, async (desk) =>
    leadMagnets.changeLeadMagnet(desk, await madeLeadMagnet(desk), { status: 'published' }),
  ),
  call('rewriteAnnouncement', leadMagnetMembers, async (desk) =>
    leadMagnets.rewriteAnnouncement(desk, await madeLeadMagnet(desk), { platform: 'linkedin' }),
  ),
  call(
    'listLeads',
    `${under('leads.0', 'id email status consent_text consent_version consented_at downloads language')} counts.all counts.confirmed counts.pending ${page}`,
    async (desk) => {
      const { id } = await askedFor(desk)
      expect(await (await leadMagnets.exportLeads(desk, id, {})).text()).toMatch(/^email,status,/)
      return leadMagnets.listLeads(desk, id, anyPage)
    },
  ),
  call('eraseLead', '', async (desk) => {
    const { id, leadId } = await askedFor(desk)
    await leadMagnets.eraseLead(desk, id, leadId)
    expect((await leadMagnets.listLeads(desk, id, anyPage)).total).toBe(0)
  }),
  call(
    'adaptArticle',
    `${under('adaptations.0', adaptationMembers)} total_credits ref_link_appended errors`,
    async (desk) => {
      const article_id = await desk.draft()
      const body = { article_id, platforms: ['threads' as const], include_ref_link: true }
      return adaptations.adaptArticle(desk, body, idempotent())
    },
  ),
  call('listAdaptations', `${under('adaptations.0', adaptationMembers)} ${page}`, async (desk) => {
    await adaptation(desk)
    return adaptations.listAdaptations(desk, { ...anyPage, platform: 'threads' })
  }),
  call('saveAdaptation', adaptationMembers, async (desk) =>
    adaptations.saveAdaptation(desk, await adaptation(desk), { version: 1, content: 'In our own words.' }),
  ),
  call('regenerateAdaptation', adaptationMembers, async (desk) =>
    adaptations.regenerateAdaptation(desk, await adaptation(desk), idempotent()),
  ),
  call(
    'postAdaptation',
    `${adaptationMembers} accountId platform_post_id ${under('posts.0', 'account_id network handle status version platform_post_id url posted_at')}`,
    async (desk) => {
      const { id } = await accounts.connectAccount(desk, mastodonAccount())
      return adaptations.postAdaptation(desk, await adaptation(desk), { account_id: id })
    },
  ),
  call('deleteAdaptation', 'success', async (desk) =>
    adaptations.deleteAdaptation(desk, await adaptation(desk)),
  ),
  call('connectAccount', accountMembers, (desk) => accounts.connectAccount(desk, mastodonAccount())),
  call('listAccounts', under('accounts.0', `${accountMembers} last_posted_at`), async (desk) => {
    const { id } = await accounts.connectAccount(desk, mastodonAccount())
    await adaptations.postAdaptation(desk, await adaptation(desk), { account_id: id })
    return accounts.listAccounts(desk)
  }),
  call('disconnectAccount', 'success', async (desk) => {
    const { id } = await accounts.connectAccount(desk, mastodonAccount())
    return accounts.disconnectAccount(desk, id)
  }),
  call(
    'listTools',
    `count ${under('tools.0', 'name description method path required_fields sample_payload charges')}`,
    (desk) => pageTools.listTools(desk),
  ),
  call(
    'validateSchema',
    `success tool credits_charged data.vocabulary data.cut data.counts.items ${under('data.page', checkedPage)} ${under('data.items.0', 'id format types name line counts rich_results.0.name rich_results.0.status data')} ${under('data.findings.0', 'severity rule code path message fix line item suggestion')}`,
    (desk) => pageTools.validateSchema(desk, { url: desk.site.url('/shop') }, idempotent()),
  ),
  call(
    'previewSocial',
    `success tool credits_charged data.title data.description data.canonical data.robots.indexable data.robots.blocked data.icons.0.url data.open_graph.title data.twitter data.counts.errors ${under('data.page', checkedPage)} ${under('data.pictures.0', 'url from declared_width declared_height status content_type format width height bytes data_url')} ${under('data.networks.3', 'network layout title.value title.from title.fallback title.cut description site picture.url picture.from notes')} ${under('data.tags.0', 'source name value line')} ${under('data.findings.0', 'severity rule code path message fix')}`,
    (desk) =>
      pageTools.previewSocial(desk, { url: desk.site.url('/shop'), include_pictures: true }, idempotent()),
  ),
  call('createWarmLead', `${under('run', warmLeadMembers)} credits_charged idempotent`, (desk) =>
    warmLeads.createWarmLead(desk, { ...reportOn, ...idempotent() }),
  ),
  call(
    'getWarmLead',
    `${warmLeadMembers} fit_score intent_score contacts_expire_at contacts_erased completed_at provider_counters.requests result.runId result.status result.account.name result.signals.0.evidence result.contacts.0.source_url result.scoring.fit.parameters result.drafts.0.parts result.policy.robots result.counters.requests result.exportRows.0.domain result.exportUrls.csv ${under('result.evidence.0', 'number url passage observed_at')}`,
    async (desk) => warmLeads.getWarmLead(desk, (await reported(desk)).id),
  ),
  call('listWarmLeads', `${under('runs.0', warmLeadMembers)} ${page}`, async (desk) => {
    await reported(desk)
    return warmLeads.listWarmLeads(desk, { ...anyPage, status: 'completed', q: 'acme' })
  }),
  call('exportWarmLead', 'runId domain rows.0.contact_email', async (desk) =>
    warmLeads.exportWarmLead(desk, (await reported(desk)).id, 'json'),
  ),
  call('exportWarmLead', '', async (desk) => {
    const file = await warmLeads.exportWarmLead(desk, (await reported(desk)).id, 'csv')
    expect(file.headers.get('content-type')).toContain('text/csv')
  }),
  call('eraseContact', 'success suppressed', async (desk) => {
    const { id, result } = await reported(desk)
    return warmLeads.eraseContact(desk, { runId: id, id: String(result?.contacts?.[0]?.id) })
  }),
  call('addSuppression', `${suppressionMembers} erased_contacts`, (desk) =>
    suppressions.addSuppression(desk, { value: 'jo@acme.example', reason: 'Asked for it' }),
  ),
  call('listSuppressions', `${under('suppressions.0', suppressionMembers)} ${page}`, async (desk) => {
    await suppressions.addSuppression(desk, { value: 'acme.example', reason: 'A customer' })
    return suppressions.listSuppressions(desk, { ...anyPage, kind: 'domain', q: 'acme' })
  }),
  call('deleteSuppression', 'success', async (desk) => {
    const { id } = await suppressions.addSuppression(desk, { value: 'acme.example' })
    return suppressions.deleteSuppression(desk, id)
  }),
  call('createWebhook', `${endpointMembers} secret`, (desk) =>
    webhooks.createWebhook(desk, { url: desk.receiver.url('/created'), description: 'Ours' }),
  ),
  call(
    'listWebhooks',
    under('webhooks.0', `${endpointMembers} last_delivered_at counts.delivered`),
    async (desk) => {
      await desk.delivery()
      return webhooks.listWebhooks(desk)
    },
  ),
  call('changeWebhook', `${endpointMembers} disabled_reason`, async (desk) => {
    const { id } = await desk.endpoint()
    return webhooks.changeWebhook(desk, id, { is_active: false, description: 'Off' })
  }),
  call('deleteWebhook', 'success', async (desk) => webhooks.deleteWebhook(desk, (await desk.endpoint()).id)),
  call(
    'listDeliveries',
    `${under('deliveries.0', deliveryMembers)} counts.delivered ${page}`,
    async (desk) => {
      await desk.delivery()
      return webhooks.listDeliveries(desk, { status: 'delivered', limit: 1 })
    },
  ),
  call('listDeliveries', page, (desk) => webhooks.countDeadLetters(desk)),
  call(
    'getDelivery',
    `${deliveryMembers} payload.type payload.timestamp payload.event_id payload.tenant_id payload.agent_id payload.data.article_id headers.webhook-id headers.webhook-timestamp headers.webhook-signature ${under('attempts_log.0', 'attempt at http_status duration_ms')} planned_attempts`,
    async (desk) => webhooks.getDelivery(desk, await desk.delivery()),
  ),
  call('retryDelivery', 'id event_id event_type status attempts created_at endpoint.id', async (desk) =>
    webhooks.retryDelivery(desk, await desk.delivery()),
  ),
  call(
    'sendTestEvent',
    'id event_id event_type status attempts test created_at endpoint.id',
    async (desk) => {
      const { id } = await desk.endpoint()
      return webhooks.sendTestEvent(desk, id, { event_type: 'article.published' })
    },
  ),
  call('rotateWebhookSecret', `${endpointMembers} secret retiring_secret_until`, async (desk) => {
    const { id } = await desk.endpoint()
    await webhooks.changeWebhook(desk, id, { description: 'Ours' })
    return webhooks.rotateWebhookSecret(desk, id, { overlap_hours: 24 })
  }),
  call('recoverDeliveries', 'dry_run since until total by_event_type', async (desk) => {
    const { id } = await desk.endpoint()
    return webhooks.previewRecovery(desk, id, { since: '2026-01-01T00:00:00Z' })
  }),
  call('recoverDeliveries', recoveryMembers, async (desk) => {
    const { id } = await desk.endpoint()
    return webhooks.recoverDeliveries(desk, id, { since: '2026-01-01T00:00:00Z' })
  }),
  call('getRecovery', `${recoveryMembers} completed_at`, async (desk) => {
    const { id } = await desk.endpoint()
    const recovery = await webhooks.recoverDeliveries(desk, id, { since: '2026-01-01T00:00:00Z' })
    return eventually(async () => {
      const now = await webhooks.getRecovery(desk, recovery.id)
      return now.completed_at ? now : undefined
    })
  }),
  call('listEventTypes', under('event_types.0', 'name description schema.type example.type'), (desk) =>
    webhooks.listEventTypes(desk),
  ),
]

const scouting = { query: 'quiet grinder', subreddits: ['Coffee', 'espresso'], limit: 20 }

const checklist = {
  type: 'checklist' as const,
  topic: 'Choosing a grinder',
  niche: 'small cafés',
  language: 'en' as const,
  platform: 'twitter' as const,
  generate_images: false,
  auto_publish: false,
}

/** A lead magnet and one who asked for it, written straight into the table: the form has tests of its own. */
async function askedFor(desk: ContractDesk): Promise<{ id: string; leadId: string }> {
  const id = await madeLeadMagnet(desk)
  const [owner] = await service.ctx.db.select().from(leadMagnetRows).where(eq(leadMagnetRows.id, id))
  const consent = { consentText: 'Send it to me.', consentVersion: '1', consentedAt: new Date() }
  const [lead] = await service.ctx.db
    .insert(leads)
    .values({
      tenantId: String(owner?.tenantId),
      leadMagnetId: id,
      email: 'mara@acme.example',
      language: 'en',
      ...consent,
    })
    .returning()
  return { id, leadId: String(lead?.id) }
}

async function madeLeadMagnet(desk: ContractDesk): Promise<string> {
  const { id } = await leadMagnets.createLeadMagnet(desk, checklist, idempotent())
  return eventually(async () => {
    const { status, error } = await leadMagnets.getLeadMagnet(desk, id)
    if (status === 'failed') throw new Error(`The lead magnet failed: ${error}`)
    return status === 'draft' ? id : undefined
  })
}

const reportOn = { domain: 'acme.example', buyerRoles: ['Head of Content'] }

async function reported(desk: ContractDesk): Promise<WarmLeadRun> {
  const { run } = await warmLeads.createWarmLead(desk, { ...reportOn, ...idempotent() })
  return eventually(async () => {
    const now = await warmLeads.getWarmLead(desk, run.id)
    if (now.status === 'failed' || now.status === 'blocked')
      throw new Error(`It failed: ${now.error_message}`)
    return now.status === 'completed' ? now : undefined
  })
}

async function scouted(desk: ContractDesk): Promise<string> {
  const { run_id } = await scoutRuns.createScoutRun(desk, scouting, idempotent())
  return eventually(async () => {
    const { status, error } = await scoutRuns.getScoutRun(desk, run_id)
    if (status === 'failed') throw new Error(`The scout run failed: ${error}`)
    return status === 'completed' ? run_id : undefined
  })
}

function call(id: string, members: string, through: Call['call']): Call {
  return { id, members: members.split(' ').filter((member) => member !== ''), call: through }
}

async function adaptation(desk: ContractDesk): Promise<string> {
  const article_id = await desk.draft()
  const body = { article_id, platforms: ['threads' as const], include_ref_link: true }
  const adapted = await adaptations.adaptArticle(desk, body, idempotent())
  return String(adapted.adaptations[0]?.adaptationId)
}

function mastodonAccount() {
  return { network: 'mastodon' as const, server: mastodon.origin, access_token: mastodonToken }
}

let mastodon: LoopbackMastodon
let site: SourceSite
let receiver: WebhookReceiver
let forum: Forum
let service: ListeningService
beforeAll(async () => {
  site = await startSourceSite()
  receiver = await startWebhookReceiver()
  forum = await startForum()
  mastodon = await startLoopbackMastodon()
  service = await startListeningService({
    OUTBOUND_ALLOW: `${site.allow},${receiver.allow},${forum.allow},${mastodon.allow}`,
    COMMUNITY_URL: forum.address,
    RATE_LIMITS: JSON.stringify({
      default: { limit: 100_000, window_seconds: 60 },
      registration: { limit: 1000, window_seconds: 60 },
      'claim-attempt': { limit: 1000, window_seconds: 60 },
    }),
  })
  vi.stubEnv('AGENT_API_URL', service.baseUrl)
  vi.stubEnv('NEXTAUTH_SECRET', 'a-secret-of-more-than-thirty-two-characters')
})
afterAll(async () => {
  await service.close()
  await site.close()
  await receiver.close()
  await forum.close()
  await mastodon.close()
})

test('every operation that the service answers is called through its door', () => {
  const called = new Set(calls.map(({ id }) => id))
  expect([...called].toSorted()).toEqual(routes.map(({ operation }) => operation.id).toSorted())
})

test.each(calls)('$id answers what the contract lists, and nothing else', async ({ id, members, call }) => {
  const desk = await openContractDesk(service, { site, receiver })
  await call(desk)
  const seen = service.seen.findLast(({ operation }) => operation?.id === id)
  const schema = seen?.operation?.responses[seen.status]
  if (!seen || !schema)
    throw new Error(`${id} was not answered as the contract says: ${JSON.stringify(seen)}`)
  if (typeof seen.body === 'string') return
  schema.parse(seen.body)
  for (const member of members) expect(seen.body).toHaveProperty(member.split('.'))
  // OpenAPI has a standard of its own, which is not repeated in ours.
  if (id !== 'getOpenApi') expect(unlistedMembers(schema, seen.body)).toEqual([])
})

async function problemOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AgentApiError)) throw new Error(`It was to be refused, and was not: ${error}`)
  return toProblem(error.failure)
}

const nobodys = '00000000-0000-4000-8000-000000000000'

test('a key that is not known is the problem "unauthorized" at every operation that takes one', async () => {
  const guarded = routes.map(({ operation }) => operation).filter(({ auth }) => auth === 'agent')
  for (const operation of guarded) {
    const request = { params: { id: nobodys, runId: nobodys, leadId: nobodys }, body: operation.body && {} }
    const problem = await problemOf(callOperation(operation, request, { key: 'service_agent_unknown' }))
    expect([operation.id, problem.kind]).toEqual([operation.id, 'unauthorized'])
    expect(problem.requestId).toBeDefined()
  }
})

test('an id that is unknown or another tenant\'s is the problem "not_found"', async () => {
  const desk = await openContractDesk(service, { site, receiver })
  const stranger = await openContractDesk(service, { site, receiver })
  for (const id of [nobodys, await stranger.draft()]) {
    expect(await problemOf(articles.getArticle(desk, id))).toMatchObject({ kind: 'not_found' })
    expect(await problemOf(articles.getDraft(desk, id))).toMatchObject({ kind: 'not_found' })
    expect(await problemOf(articles.publishArticle(desk, id))).toMatchObject({ kind: 'not_found' })
    expect(await problemOf(articles.deleteArticle(desk, id))).toMatchObject({ kind: 'not_found' })
  }
  for (const id of [nobodys, await stranger.document()])
    expect(await problemOf(knowledge.getDocument(desk, id))).toMatchObject({ kind: 'not_found' })
  for (const id of [nobodys, (await stranger.endpoint()).id])
    expect(await problemOf(webhooks.deleteWebhook(desk, id))).toMatchObject({ kind: 'not_found' })
  for (const article_id of [nobodys, await stranger.draft()]) {
    const body = { article_id, platforms: [], include_ref_link: true }
    expect(await problemOf(adaptations.adaptArticle(desk, body, idempotent()))).toMatchObject({
      kind: 'not_found',
    })
  }
  for (const id of [nobodys, await adaptation(stranger)])
    expect(await problemOf(adaptations.deleteAdaptation(desk, id))).toMatchObject({ kind: 'not_found' })
  expect(await problemOf(accounts.disconnectAccount(desk, nobodys))).toMatchObject({ kind: 'not_found' })
  expect(await problemOf(webhooks.getDelivery(desk, nobodys))).toMatchObject({ kind: 'not_found' })
  expect(await problemOf(agents.revokeAgent(desk, nobodys))).toMatchObject({ kind: 'not_found' })
})

test('refused input is the problem "invalid" and names its member', async () => {
  const desk = await openContractDesk(service, { site, receiver })
  const body = { ...generation('ftp://acme.example/'), topic: 'x'.repeat(501) }
  expect(await problemOf(articles.generateArticle(desk, body, idempotent()))).toMatchObject({
    kind: 'invalid',
    fieldErrors: { topic: expect.any(String), 'source_urls.0': expect.any(String) },
  })
  const webhook = webhooks.createWebhook(desk, { url: 'http://10.0.0.1/' })
  expect(await problemOf(webhook)).toMatchObject({
    kind: 'invalid',
    fieldErrors: { url: expect.any(String) },
  })
  const audio = { ...generation(site.url('/grinders')), audio: true }
  expect(await problemOf(articles.generateArticle(desk, audio, idempotent()))).toMatchObject({
    kind: 'invalid',
    fieldErrors: { audio: expect.any(String) },
  })
})

test('too few credits is the problem "payment_required" with what is needed and the package', async () => {
  const { key } = await service.createTenant({ credits: 3 })
  const body = generation(site.url('/grinders'))
  expect(await problemOf(articles.generateArticle({ key }, body, idempotent()))).toMatchObject({
    kind: 'payment_required',
    creditsRequired: 17,
    topup: { recommended_package_credits: 500, recommended_package_price_usd: 5 },
  })
})

test('a state that does not allow it is the problem "conflict"', async () => {
  const desk = await openContractDesk(service, { site, receiver })
  const bad = { ...generation(site.url('/nothing-here')), topic: undefined }
  const { id } = await articles.generateArticle(desk, bad, idempotent())
  const failed = String(id)
  await eventually(async () =>
    (await articles.getArticle(desk, failed)).status === 'failed' ? true : undefined,
  )
  expect(await problemOf(articles.publishArticle(desk, failed))).toMatchObject({ kind: 'conflict' })
  const draft = await articles.getDraft(desk, await desk.draft())
  const { title, slug, description, version } = draft
  const save = (markdown: string) =>
    articles.saveDraft(desk, draft.article_id, { title, slug, description, markdown, version })
  await save(`${draft.markdown}\n\nOne more.`)
  expect(await problemOf(save(`${draft.markdown}\n\nAnother one.`))).toMatchObject({
    kind: 'conflict',
    code: 'version_conflict',
  })
  const { agent } = await agents.getMe(desk)
  expect(await problemOf(agents.revokeAgent(desk, agent.id))).toMatchObject({ kind: 'conflict' })
})

test('one idempotency key with two payloads is a conflict, and with one payload one article', async () => {
  const desk = await openContractDesk(service, { site, receiver })
  const once = idempotent()
  const body = generation(site.url('/grinders'))
  const first = await articles.generateArticle(desk, body, once)
  expect(await articles.generateArticle(desk, body, once)).toEqual(first)
  const other = articles.generateArticle(desk, { ...body, topic: 'Something else' }, once)
  expect(await problemOf(other)).toMatchObject({ kind: 'conflict' })
  expect((await articles.listArticles(desk, anyPage)).total).toBe(1)
})

test('a claim tells wrong, not yet shown, used and superseded apart by their code', async () => {
  const desk = await openContractDesk(service, { site, receiver })
  const { claimToken, attemptToken } = await desk.claim()
  const complete = (otp: string, claim_token = claimToken) => agents.completeClaim({ claim_token, otp })
  expect(await problemOf(complete('000000', 'clm_x'))).toMatchObject({ code: 'invalid_claim_token' })
  expect(await problemOf(complete('000000'))).toMatchObject({ kind: 'invalid', code: 'otp_not_generated' })
  const { challenge } = await agents.challengeClaim({ claim_attempt_token: attemptToken })
  const wrong = challenge === '111111' ? '222222' : '111111'
  expect(await problemOf(complete(wrong))).toMatchObject({ kind: 'unauthorized', code: 'otp_invalid' })
  await complete(challenge)
  expect(await problemOf(complete(challenge))).toMatchObject({ kind: 'conflict', code: 'previously_claimed' })
  const email = `${randomUUID()}@acme.example`
  const first = await agents.registerAgent(registration(email))
  await agents.registerAgent(registration(email))
  expect(await problemOf(complete('000000', first.claim_token))).toMatchObject({
    kind: 'gone',
    code: 'claim_superseded',
  })
})

test('past a limit the problem is "rate_limited" with the seconds to wait', async () => {
  const { key: first } = await service.createTenant()
  let key = first
  for (let rotation = 0; rotation < 5; rotation++)
    key = (await agents.rotateKey({ key }, { grace_seconds: 0 })).agent_api_key
  const refused = await problemOf(agents.rotateKey({ key }, { grace_seconds: 0 }))
  expect(refused).toMatchObject({ kind: 'rate_limited', retryAfterSeconds: expect.any(Number) })
})

test('an operation that is not built is the problem "not_offered", and a service that is gone "unavailable"', async () => {
  const { key } = await service.createTenant()
  const request = { body: session }
  const nowhere = operation({ ...createSession, origin: 'ours', path: '/api/agent/not-built' })
  expect(await problemOf(callOperation(nowhere, request, { key }))).toMatchObject({ kind: 'not_offered' })
  const elsewhere = { key, baseUrl: 'http://127.0.0.1:1' }
  expect(await problemOf(callOperation(createSession, request, elsewhere))).toMatchObject({
    kind: 'unavailable',
  })
})
