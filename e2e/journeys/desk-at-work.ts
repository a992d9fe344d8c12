import { ownDocument } from '#test-support/loopback/source-site.ts'
import type { Stage } from '../stage/stage.ts'
import type { Agent } from './agent.ts'

/** Words of others at their worst that still are a valid name. */
export const hostileName = `<img src=x onerror=alert(1)> ${'Unbreakable'.repeat(12)}`

/** Gives an agent something of everything, finished and failed, under names that are hard to draw. */
export async function setDeskToWork(
  stage: Stage,
  agent: Agent,
): Promise<{ records: string[]; draft: string }> {
  await agent.ask('POST', '/webhooks', {
    url: `${stage.hooksUrl}/first/500/${Date.now()}`,
    description: hostileName,
  })
  const { body: document } = await agent.ask('POST', '/products', { ...ownDocument, title: hostileName })
  const draft = await agent.write({ illustrations: true })
  await agent.write({ topic: hostileName.slice(0, 200), auto_publish: true })
  await agent.ask('POST', '/adapt', {
    article_id: draft,
    platforms: ['x_thread', 'reddit', 'youtube_shorts'],
  })
  const { body: failed } = await agent.ask('POST', '/autopilot', {
    source_urls: [`${stage.sourceUrl}/nothing`],
    wait_for_completion: false,
  })
  const { body: session } = await agent.ask('POST', '/session', {
    categories: ['Grinders', hostileName.slice(0, 100)],
    problems: [hostileName],
  })
  await agent.ask('PATCH', `/session/${session.session_id}`, { action: 'run_now' })
  const { body: scout } = await agent.ask('POST', '/scout/reddit', { query: `grinder ${hostileName}` })
  await agent.ask('POST', '/shorts/avatar', { type: 'student', location: 'park' })
  await agent.ask('POST', '/suppressions', {
    value: `${'sub.'.repeat(20)}partner.example`,
    reason: hostileName.slice(0, 300),
  })
  const { body: lead } = await agent.ask('POST', '/service-warm-lead', { domain: 'acme.example' })
  const report: { id: string } = JSON.parse(JSON.stringify(lead.run))
  const { body: list } = await agent.ask('GET', '/webhooks/deliveries')
  const deliveries: { id: string }[] = JSON.parse(JSON.stringify(list.deliveries))
  const { body: scan } = await agent.ask('POST', '/tools/brand-scan', {
    brandName: hostileName.slice(0, 100),
    // What its document speaks of: a brand that nothing names, and nothing asks about, has no score.
    category: 'conical burr grinders',
  })
  const { body: magnet } = await agent.ask('POST', '/lead-magnets', {
    type: 'swipe_file',
    topic: `Conical burrs ${hostileName}`.slice(0, 200),
  })
  const records = [
    `/articles/${draft}`,
    `/articles/${draft}?view=edit`,
    `/articles/${draft}?view=social`,
    `/articles/${failed.id}`,
    `/brand-scans/${scan.id}`,
    // The last of the credits may not reach for it.
    ...(magnet.id ? [`/lead-magnets/${magnet.id}`] : []),
    `/sessions/${session.session_id}`,
    `/scout-runs/${scout.run_id}`,
    `/warm-leads/${report.id}`,
    `/knowledge/${document.id}`,
    '/knowledge/search?q=conical+burrs',
    `/webhooks/deliveries/${deliveries[0]?.id}`,
  ]
  return { records, draft }
}
