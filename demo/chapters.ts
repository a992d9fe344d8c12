import { type Adaptation, AdaptedArticle } from '#contract/adaptations.ts'
import { ArticleList } from '#contract/articles.ts'
import { Draft } from '#contract/drafts.ts'
import { countPosts } from '#service/adaptations/count-posts.ts'
import { grantCredits } from '#service/credits/grant-credits.ts'
import { tenants } from '#service/db/schema/agents.ts'
import { eq } from '#service/db/sql.ts'
import { inTransaction } from '#service/db/transaction.ts'
import type { Call, DemoDesk } from './demo-desk.ts'
import { readSite } from './site-readers.ts'
import { owner, settings, site } from './story/company.ts'
import { documents } from './story/documents.ts'
import { emailsEdits, emailsTopic, kickoffEdits, kickoffTopic, type StoryEdit } from './story/edits.ts'
import { customerPage, pricingPage } from './story/own-pages.ts'
import { addressOf } from './story/pages.ts'
import { signUps } from './story/people.ts'

/** Who takes part in the month, and how a step of it is told. */
export type Story = {
  desk: DemoDesk
  today: Date
  nora: Call
  editor: Call
  sales: Call
  /** A step so many working days ago, at a time (UTC). */
  on(count: number, time: string, run: () => Promise<unknown>): void
  minutesAgo(minutes: number, run: () => Promise<unknown>): void
  write(by: Call, topic: string, options?: Record<string, unknown>): Promise<void>
  /** The id of what was written about a topic. */
  articleOf(topic: string): string
  publish(topic: string): Promise<unknown>
}

const day = 86_400_000
const retention = addressOf('retention')
const training = addressOf('guild')

/** Credits, settings, documents and endpoints. */
export function setUp({ desk, nora, on }: Story): void {
  on(23, '09:05', async () => {
    await grant(desk, 1500)
    await nora('PUT', '/settings', settings)
    await nora('PUT', '/site', site)
  })
  for (const { title, content, role, daysAgo } of documents)
    on(daysAgo, '09:20', () => nora('POST', '/products', { title, content, ...(role && { role }) }))
  on(22, '10:10', async () => {
    for (const [url, description, event_types] of [
      ['https://hooks.fernway.example/masthead', 'Website rebuild', undefined],
      [
        'https://crm.fernway.example/hooks/content',
        'CRM timeline',
        ['article.published', 'warm_lead.completed', 'lead_magnet.ready', 'scout.results_ready'],
      ],
      ['https://old-intranet.fernway.example/hook', 'Intranet (before the move)', ['article.published']],
    ] as const)
      await nora('POST', '/webhooks', { url, description, ...(event_types && { event_types }) })
  })
}

/** The first weeks: one article after the other, written by the editorial agent and published by Nora. */
export function writeByHand({ editor, on, write, publish }: Story): void {
  const illustrations = true
  const byHand: [written: number, published: number, topic: string, options?: Record<string, unknown>][] = [
    [21, 21, kickoffTopic, { illustrations }],
    [
      20,
      19,
      'How long a rollout takes: the onboarding benchmark',
      { source_urls: [retention], illustrations },
    ],
    [18, 18, 'Data migration in three imports instead of one'],
    [16, 15, 'What gets lost between sales and customer success', { illustrations }],
    [
      14,
      14,
      'How Brightvet doubled its rollouts with the same team',
      { source_urls: [retention], illustrations },
    ],
    [12, 12, 'Ask for a sample export before the kickoff call', { source_urls: [addressOf('lists')] }],
    [10, 9, emailsTopic, { illustrations }],
    [8, 8, 'What a rollout costs and who pays for it', { source_urls: [addressOf('fees')] }],
    [5, 4, 'Why customers cancel in the first year', { source_urls: [retention], illustrations }],
    [2, 1, 'Training customers in parts of ten minutes', { source_urls: [training], illustrations }],
  ]
  for (const [writtenAgo, publishedAgo, topic, options] of byHand) {
    on(writtenAgo, '10:40', () => write(editor, topic, { size: 'standard', ...options }))
    on(publishedAgo, publishedAgo === writtenAgo ? '14:00' : '09:30', () => publish(topic))
  }
  on(11, '11:15', () =>
    write(editor, 'Customer onboarding at Tidyclinic', {
      source_urls: ['https://www.tidyclinic-blog.example/onboarding'],
    }),
  )
}

/** Nora reads what was handed in, and changes what she would say otherwise: before it goes live, and once after. */
export function reviseTexts({ nora, on, articleOf }: Story): void {
  const revise = async ({ topic, title, changes }: StoryEdit) => {
    const path = `/articles/${articleOf(topic)}/draft`
    const { version, slug, description, tags, ...draft } = Draft.parse(await nora('GET', path))
    const markdown = changes.reduce((text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`“${draft.title}” does not say “${before}”.`)
      return text.replace(before, after)
    }, draft.markdown)
    await nora('PUT', path, { version, title: title ?? draft.title, slug, description, tags, markdown })
  }
  const [kickoffFirst, kickoffSecond] = kickoffEdits
  const [emailsFirst, emailsSecond] = emailsEdits
  on(21, '11:25', () => revise(kickoffFirst))
  on(21, '13:40', () => revise(kickoffSecond))
  on(10, '16:05', () => revise(emailsFirst))
  on(3, '10:20', () => revise(emailsSecond))
}

/** A session that writes every other day about what the desk knows. */
export function runSession({ nora, on }: Story): void {
  let session = ''
  on(13, '15:00', async () => {
    const created = await nora('POST', '/session', {
      categories: ['Kickoff calls', 'Data migration', 'Time to value'],
      problems: ['Rollouts wait for the customer', 'Imports fail at the first attempt'],
      interval_minutes: 5760,
    })
    session = String(created.session_id)
    // Each becomes the next one, so that the last comes first.
    for (const topic of [
      'How many rollouts one person can run',
      'Security questions in onboarding',
      'Deadlines for rollouts and kickoff calls',
      'Sample exports and what to look for in them',
      'Kickoff calls in a seasonal business',
      'A handover form for implementation partners',
    ].toReversed())
      await nora('PATCH', `/session/${session}`, { action: 'add_topic', title: topic })
  })
  on(3, '09:50', () => nora('PATCH', `/session/${session}`, { action: 'pause' }))
  on(3, '11:30', () => nora('PATCH', `/session/${session}`, { action: 'resume' }))
}

/** Brand scans, scout runs and reports on companies. */
export function research({ desk, nora, sales, on }: Story): void {
  for (const [round, ago] of [20, 15, 10, 5].entries())
    on(ago, '08:30', async () => {
      desk.setRound(round)
      const scan = await sales('POST', '/tools/brand-scan', { brandName: 'Fernway' })
      // The last of them is repeated by itself from then on.
      if (ago === 5) await watch(nora, 'brand_scan', { brandName: 'Fernway' }, scan)
    })
  // Those that have come due since they began.
  on(3, '08:35', () => desk.tendWatches())
  on(0, '08:35', () => {
    desk.setRound(4)
    return desk.tendWatches()
  })
  for (const [ago, query, subreddits] of [
    [17, 'customer onboarding software', ['CustomerSuccess', 'SaaS']],
    [9, 'customer onboarding', []],
    [4, 'data migration in onboarding', ['SaaS', 'startups']],
    [1, 'kickoff call for customer onboarding', ['CustomerSuccess']],
  ] as const)
    on(ago, '08:45', async () => {
      const run = await sales('POST', '/scout/reddit', { query, subreddits })
      if (ago === 9) await watch(nora, 'scout_run', { query, subreddits }, run)
    })
  on(17, '16:20', () =>
    nora('POST', '/suppressions', {
      value: 'brewledger.example',
      reason: 'Asked us on the phone not to write again',
    }),
  )
  on(12, '16:25', () =>
    nora('POST', '/suppressions', { value: 'dpo@salonsheet.example', reason: 'Objected by email' }),
  )
  for (const [ago, domain] of [
    [16, 'roastbook.example'],
    [12, 'salonsheet.example'],
    [7, 'www.chartdeck.example'],
    [6, 'kilnhouse.example'],
    [2, 'gardenledger.example'],
  ] as const)
    on(ago, '13:10', async () => {
      const report = await sales('POST', '/service-warm-lead', { domain, icp: 'vertical-saas' })
      if (ago === 16) await watch(nora, 'warm_lead', { domain, icp: 'vertical-saas' }, report, 14)
    })
}

/** Two pages of the company's own site: one is in order, the other is checked again after a first repair. */
export function checkPages({ nora, on }: Story): void {
  for (const [ago, url] of [
    [18, pricingPage],
    [9, customerPage],
    [2, pricingPage],
  ] as const)
    on(ago, '11:20', async () => {
      await nora('POST', '/tools/schema-validate', { url })
      await nora('POST', '/tools/og-preview', { url, include_pictures: true })
    })
}

/** Looks again every so many days, from a run that is there. */
function watch(
  by: Call,
  kind: string,
  input: Record<string, unknown>,
  run: Record<string, unknown>,
  days = 7,
) {
  // A report comes under a member of its own.
  const run_id = run.run_id ?? run.id ?? Object(run.run).id
  return by('POST', '/watches', { kind, input, run_id, interval_days: days })
}

const dayMinutes = 24 * 60

/** Every evening, weekends too, what the day's readers did. */
export function countReaders({ desk, today, nora, minutesAgo }: Story): void {
  const sinceEvening = today.getUTCHours() * 60 + today.getUTCMinutes() + dayMinutes - (20 * 60 + 45)
  for (let days = 28; days >= 0; days -= 1)
    minutesAgo(sinceEvening + days * dayMinutes, async () => readSite(desk, await ownTenant(desk), nora))
}

/** A customer story, and lead magnets with their sign-ups. */
export function collectLeads({ desk, nora, on, write }: Story): void {
  on(15, '15:10', () =>
    write(nora, 'Customer story: how Mooring goes live before the season', { source_urls: [training] }),
  )
  on(13, '11:00', () => grant(desk, 500))
  const magnets: string[] = []
  for (const [ago, type, topic, niche] of [
    [11, 'checklist', 'Kickoff calls that end with a date', 'implementation leads'],
    [5, 'swipe_file', 'Onboarding emails that get an answer', 'customer success teams'],
  ] as const)
    on(ago, '15:40', async () => {
      const { id } = await nora('POST', '/lead-magnets', {
        type,
        topic,
        niche,
        platform: 'linkedin',
        auto_publish: true,
      })
      magnets.push(String(id))
    })
  for (const [index, signUp] of signUps.entries())
    on(
      10 - Math.floor(index / 2.4),
      `${10 + (index % 7)}:${String((index * 17) % 60).padStart(2, '0')}`,
      () =>
        signUpFor(desk, nora, magnets[index % Math.min(magnets.length, 1 + (index % 2))] ?? '', {
          ...signUp,
          from: signUpOrigins[index % signUpOrigins.length],
        }),
    )
}

/** Posts, pictures and the calendar as a feed. */
export function distribute({ desk, nora, on, minutesAgo, articleOf }: Story): void {
  const accounts = { mastodon: '', bluesky: '' }
  const postsOf = async (topic: string, platforms: string[]) => {
    const adapted = await nora('POST', '/adapt', { article_id: articleOf(topic), platforms })
    return AdaptedArticle.parse(adapted).adaptations
  }
  const postTo = (account: keyof typeof accounts, post: Adaptation | undefined) =>
    nora('POST', `/adaptations/${post?.adaptationId}/post`, { account_id: accounts[account] })
  on(20, '15:50', async () => {
    const { id } = await nora('POST', '/accounts', {
      network: 'mastodon',
      server: 'https://social.fernway.example',
      access_token: 'demo',
    })
    accounts.mastodon = String(id)
  })
  on(20, '16:00', async () => {
    const [, thread] = await postsOf(kickoffTopic, ['linkedin', 'x_thread'])
    await postTo('mastodon', thread)
  })
  on(9, '10:00', async () => {
    const { id } = await nora('POST', '/accounts', {
      network: 'bluesky',
      server: 'https://pds.fernway.example',
      handle: 'fernway.example',
      app_password: 'demo',
    })
    accounts.bluesky = String(id)
  })
  on(8, '16:30', async () => {
    const [, thread] = await postsOf(emailsTopic, ['linkedin', 'x_thread', 'facebook'])
    await postTo('mastodon', thread)
    await postTo('bluesky', thread)
  })
  minutesAgo(60, async () => {
    for (const id of Object.values(accounts)) await countPosts(desk.ctx, id, new AbortController().signal)
  })
  on(19, '12:00', async () => {
    // One after the other: a busy machine would not draw three in the time that a request has.
    for (const brief of [
      { type: 'executive', location: 'glass_office', age_range: '36-50' },
      { type: 'student', location: 'coffee_shop', age_range: '18-25' },
      { type: 'tech_founder', location: 'rooftop', age_range: '26-35' },
    ])
      await nora('POST', '/shorts/avatar', brief)
  })
  on(6, '10:15', () => nora('POST', '/schedule/feed', {}))
}

/** Today: drafts that wait, three that have their day, one that must not go out as it is. */
export function waitToday({ today, nora, editor, sales, minutesAgo, write, articleOf }: Story): void {
  minutesAgo(190, () => write(editor, 'The onboarding benchmark in a monthly report'))
  minutesAgo(150, () =>
    schedule(nora, articleOf('Customer story: how Mooring goes live before the season'), today, 2),
  )
  minutesAgo(140, async () =>
    schedule(nora, await findArticle(nora, 'Security questions in onboarding'), today, 4),
  )
  minutesAgo(130, async () =>
    schedule(nora, await findArticle(nora, 'Sample exports and what to look for in them'), today, 5),
  )
  minutesAgo(95, () => sales('POST', '/scout/reddit', { query: 'handover from sales to customer success' }))
}

async function grant(desk: DemoDesk, credits: number): Promise<void> {
  const tenantId = await ownTenant(desk)
  await inTransaction(desk.ctx, (tx) => grantCredits(tx, { tenantId, credits, operation: 'operator_grant' }))
}

async function ownTenant({ ctx }: DemoDesk): Promise<string> {
  const [tenant] = await ctx.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.email, owner.email))
  if (!tenant) throw new Error('The owner of the demo has no tenant.')
  return tenant.id
}

/** One that a session wrote. */
async function findArticle(by: Call, topic: string): Promise<string> {
  const { articles } = ArticleList.parse(await by('GET', '/articles?limit=100'))
  const found = articles.find((article) => article.topic === topic)
  if (!found?.id) throw new Error(`No session wrote about “${topic}”.`)
  return found.id
}

function schedule(by: Call, articleId: string, today: Date, daysAhead: number) {
  const at = new Date(today.getTime() + daysAhead * day)
  return by('PATCH', `/articles/${articleId}`, {
    action: 'schedule',
    at: `${at.toISOString().slice(0, 10)}T09:30:00.000Z`,
  })
}

/** What brings visitors to a lead magnet: an article more often than anything else. */
const signUpOrigins = ['article', 'source:LinkedIn', 'article', undefined, 'article', 'source:Google']

/** Fills in the form of a landing page as a visitor does, and opens the mailed link. */
async function signUpFor(
  desk: DemoDesk,
  by: Call,
  magnetId: string,
  { email, confirms, from }: { email: string; confirms: boolean; from: string | undefined },
): Promise<void> {
  const { public_url } = await by('GET', `/lead-magnets/${magnetId}`)
  const path = new URL(String(public_url)).pathname
  const { text } = await desk.visit(path)
  const stamp = /name="stamp" value="([^"]+)"/.exec(text)?.[1] ?? ''
  await desk.moveTo(new Date(desk.now().getTime() + 20_000))
  const { articles } = ArticleList.parse(await by('GET', '/articles?status=published&limit=5'))
  const article = articles[email.length % articles.length]
  const origin = from === 'article' ? article && `article:${article.id}` : from
  await desk.visit(path, { email, consent: 'yes', website: '', stamp, ...(origin && { from: origin }) })
  if (!confirms) return
  const link = desk.mails.findLast(({ to }) => to === email)?.text.match(/\S+\/confirm\?token=(\S+)/)
  await desk.moveTo(new Date(desk.now().getTime() + 90_000))
  const { text: ready } = await desk.visit(`${path}/confirm`, { token: link?.[1] ?? '' })
  const pdf = URL.parse(/href="([^"]+\/download\?token=[^"]+)"/.exec(ready)?.[1] ?? '')
  if (!pdf) throw new Error(`${email} confirmed and got no PDF.`)
  await desk.visit(pdf.pathname + pdf.search)
}
