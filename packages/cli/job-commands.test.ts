import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from '#test-support/fixtures/command-line.ts'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'
import { type LoopbackCompany, startLoopbackCompany } from '#test-support/loopback/company.ts'
import { type Forum, startForum } from '#test-support/loopback/forum.ts'

let service: ListeningService
let forum: Forum
let company: LoopbackCompany
let closed: LoopbackCompany
let home: string
beforeAll(async () => {
  forum = await startForum()
  company = await startLoopbackCompany('acme.example', {
    '/': '<html lang="en"><title>Acme</title><body><h1>Acme</h1><p>Acme makes software for coffee bars.</p></body></html>',
  })
  closed = await startLoopbackCompany('closed.example', {
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /\n' },
  })
  service = await startListeningService({
    OUTBOUND_ALLOW: `${forum.allow},${company.allow},${closed.allow}`,
    COMMUNITY_URL: forum.address,
  })
  home = await mkdtemp(join(tmpdir(), 'masthead-cli-'))
})
afterAll(async () => {
  await service?.close()
  await Promise.all([forum?.close(), company?.close(), closed?.close()])
  if (home) await rm(home, { recursive: true, force: true })
})

const withKey = async () => ({ MASTHEAD_KEY: (await service.createTenant()).key })
const cli = (args: string[], env: Record<string, string>, input?: string) =>
  runCommandLine(args, { XDG_CONFIG_HOME: home, MASTHEAD_URL: service.baseUrl, ...env }, input)

const program = 'node packages/cli/masthead.mjs'
const started = (noun: string, reads: string, cancels: string) =>
  expect.stringMatching(
    new RegExp(
      `^Price: at most \\d+ credits?[^]*${noun} ([\\w-]{36})\\. .* ${program} api ${reads} \\1; .* ${program} api ${cancels} \\1\n`,
    ),
  )

/** Adds a document to the knowledge base. */
async function learn(env: Record<string, string>, text: string): Promise<void> {
  const file = join(home, 'document.md')
  await writeFile(file, text)
  expect(await cli(['upload', file, '--yes'], env)).toMatchObject({ code: 0 })
}
const acme =
  '# Acme Coffee\n\nAcme Coffee is one of the coffee roasters of Lisbon. Readers recommend Acme Coffee.\n'

test('a brand scan shows its price and asks, then its score, what engines say and what to do', async () => {
  const env = await withKey()
  const no = await cli(['brand-scan', 'Acme Coffee'], env)
  expect([no.code, no.out, no.said]).toEqual([2, '', expect.stringContaining('Scan it? (y/n)')])
  expect((await cli(['brand-scans'], env)).said).toContain('There are no brand scans yet.')
  await learn(env, acme)
  const scan = await cli(['brand-scan', 'Acme Coffee', '--category', 'coffee roasters'], env, 'y\n')
  expect(scan.code, scan.said).toBe(0)
  expect(scan.said).toEqual(started('Brand scan', 'getBrandScan', 'cancelBrandScan'))
  expect(scan.out).toMatch(/^Acme Coffee: .*\n(.*\n)*Charged: \d+ credits\n$/)
  const sent = service.seen.findLast(({ operation }) => operation?.id === 'createBrandScan')?.sent
  expect(sent).toEqual({ brandName: 'Acme Coffee', category: 'coffee roasters' })
  expect((await cli(['brand-scans', '--limit', '1'], env)).out).toMatch(
    / {2}completed {2}[\w-]{36} {2}Acme Coffee/,
  )
})

test('a lead magnet is made of the knowledge base, and says where its PDF is and how to publish it', async () => {
  const env = await withKey()
  const handbook = `# Grinder care\n\n## Warm up the grinder\n\nRun 20 grams of beans through the grinder every morning. Old grounds taste stale. Weigh each dose to 0.1 grams.\n\n## Clean the grinder\n\nBrush the burrs every evening. Grease goes rancid within 3 days. Never wash the burrs with water.\n\n## Choose the grinder\n\nChoose conical burrs for a quiet bar. A grinder with flat burrs is louder by 8 decibels.\n`
  await learn(env, handbook)
  const made = await cli(['lead-magnet', 'Grinder care', '--niche', 'baristas', '--yes'], env)
  expect(made.code, made.said).toBe(0)
  expect(made.said).toEqual(started('Lead magnet', 'getLeadMagnet', 'cancelLeadMagnet'))
  expect(made.out).toMatch(/^PDF, \d+ pages: http\S+$/m)
  expect(made.out).toMatch(/^Once published: http\S+$/m)
  const [, publishing = ''] = /^To publish it: node \S+ (.*)$/m.exec(made.out) ?? []
  const [, id = ''] = /^api changeLeadMagnet (\S+) --data '(.*)'$/.exec(publishing) ?? []
  const published = await cli(['api', 'changeLeadMagnet', id, '--data', '{"status": "published"}'], env)
  expect(JSON.parse(published.out)).toMatchObject({ id, status: 'published' })
  expect((await cli(['lead-magnets'], env)).out).toContain(`  published  ${id}  `)
  expect((await cli(['lead-magnet', 'Tea', '--type', 'poem'], env)).said).toBe(
    '--type is checklist, swipe_file, framework.\n',
  )
  expect((await cli(['lead-magnet', 'Tea', '--language', 'xx'], env)).said).toMatch(
    /^--language of a lead magnet is en, /,
  )
})

test('a scan that no engine answered says that nothing was charged', async () => {
  expect(await cli(['brand-scan', 'Nobody', '--yes'], await withKey())).toMatchObject({
    code: 1,
    said: expect.stringMatching(/\nNothing was charged\.\n$/),
  })
})

test('what the estimate calls infeasible is not started by --yes, and says once why', async () => {
  const env = await withKey()
  const why = 'None of your documents is about “Grinder care”.'
  const refused = await cli(['lead-magnet', 'Grinder care', '--yes'], env)
  expect([refused.code, refused.out, refused.said.split(why)]).toEqual([
    1,
    '',
    ['', expect.stringContaining('\nNothing was started and nothing was charged. ')],
  ])
  expect((await cli(['lead-magnets'], env)).said).toContain('There are no lead magnets yet.')
  const asJson = await cli(['lead-magnet', 'Grinder care', '--yes', '--json'], env)
  expect(JSON.parse(asJson.said)).toEqual({ error: { message: expect.stringContaining(why) } })
})

test('a lead magnet that was started against its estimate ends with 1, why, and what it cost', async () => {
  const failed = await cli(['lead-magnet', 'Grinder care'], await withKey(), 'y\n')
  expect(failed).toMatchObject({
    code: 1,
    out: '',
    said: expect.stringMatching(/\nNone of your documents .*\nNothing was charged\.\n$/),
  })
  expect(failed.said).toMatch(/^Price: at most 30 credits; as things are, nothing would be charged\.\n/)
  const [, afterStart = ''] = failed.said.split('(y/n)')
  expect(afterStart.split('None of your documents')).toHaveLength(2)
})

test('a scout run shows the posts that it found, the best first', async () => {
  const env = await withKey()
  const found = await cli(['scout', 'grinder', '--subreddit', 'Coffee', '--limit', '3', '--yes'], env)
  expect(found.code, found.said).toBe(0)
  expect(found.said).toEqual(started('Scout run', 'getScoutRun', 'cancelScoutRun'))
  const scores = [...found.out.matchAll(/^ *(\d+) {2}r\/Coffee {2}\S.*\n {5}http\S+$/gm)].map(Number)
  expect(scores.length, found.out).toBeGreaterThan(0)
  const sent = service.seen.findLast(({ operation }) => operation?.id === 'createScoutRun')?.sent
  expect(sent).toEqual({ query: 'grinder', subreddits: ['Coffee'], limit: 3 })
  expect((await cli(['scout-runs'], env)).out).toMatch(/ {2}completed {2}[\w-]{36} {2}grinder\n$/)
})

test('a warm-lead report shows what it found, and one that a rule stopped ends with 1', async () => {
  const env = await withKey()
  const report = await cli(['warm-lead', 'acme.example', '--buyer-role', 'Head of Content', '--yes'], env)
  expect(report.code, report.said).toBe(0)
  expect(report.said).toEqual(started('Warm-lead report', 'getWarmLead', 'cancelWarmLead'))
  expect(report.out).toMatch(/^(Acme, )?acme\.example\nFit: .*\. Intent: .*\.\n(.*\n)*Charged: 40 credits\n$/)
  expect((await cli(['warm-leads'], env)).out).toMatch(/ {2}completed {2}[\w-]{36} {2}.*acme\.example\n$/)
  const blocked = await cli(['warm-lead', 'closed.example', '--yes'], env)
  expect([blocked.code, blocked.out, blocked.said]).toEqual([
    1,
    '',
    expect.stringContaining('A rule stopped the report on closed.example: '),
  ])
})

test('with --json the result of a job is its record', async () => {
  const env = await withKey()
  await learn(env, acme)
  const scan = await cli(['brand-scan', 'Acme Coffee', '--yes', '--json'], env)
  expect(JSON.parse(scan.out)).toMatchObject({ status: 'completed', brand_name: 'Acme Coffee' })
})
