import { getPageCheck, listPageChecks } from '#contract/page-checks.ts'
import { listTools, previewSocial, validateSchema } from '#contract/page-tools.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, anyPage, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const checkedPage =
  'url final_url redirects status content_type charset charset_from language bytes cut checked_at'

const checkMembers = 'id kind url counts.errors counts.warnings counts.notices checked_at'

export const pageToolCalls = [
  answers(
    'listTools',
    `count ${under('tools.0', 'name description method path required_fields sample_payload charges')}`,
    (desk) => call(listTools, {}, desk),
  ),
  answers(
    'validateSchema',
    `success tool credits_charged data.vocabulary data.cut data.counts.items ${under('data.page', checkedPage)} ${under('data.items.0', 'id format types name line counts rich_results.0.name rich_results.0.status data')} ${under('data.findings.0', 'severity rule code path message fix line item suggestion')}`,
    (desk) =>
      call(validateSchema, { body: { url: desk.site.url('/shop') } }, { key: desk.key, ...idempotent() }),
  ),
  answers(
    'previewSocial',
    `success tool credits_charged data.title data.description data.canonical data.robots.indexable data.robots.blocked data.icons.0.url data.open_graph.title data.twitter data.counts.errors ${under('data.page', checkedPage)} ${under('data.pictures.0', 'url from declared_width declared_height status content_type format width height bytes data_url')} ${under('data.networks.3', 'network layout title.value title.from title.fallback title.cut description site picture.url picture.from notes')} ${under('data.tags.0', 'source name value line')} ${under('data.findings.0', 'severity rule code path message fix')}`,
    (desk) =>
      call(
        previewSocial,
        { body: { url: desk.site.url('/shop'), include_pictures: true } },
        { key: desk.key, ...idempotent() },
      ),
  ),
  answers('listPageChecks', `${under('checks.0', checkMembers)} ${page}`, async (desk) => {
    await checkPage(desk)
    return call(listPageChecks, { query: { ...anyPage, url: desk.site.url('/shop') } }, desk)
  }),
  answers(
    'getPageCheck',
    `${checkMembers} data.page.final_url before.id before.checked_at before.findings`,
    async (desk) => {
      await checkPage(desk)
      await checkPage(desk)
      const { checks } = await call(listPageChecks, { query: { url: desk.site.url('/shop') } }, desk)
      return call(getPageCheck, { params: { id: String(checks[0]?.id) } }, desk)
    },
  ),
]

/** Checks the same page once more. */
function checkPage(desk: ContractDesk) {
  return call(validateSchema, { body: { url: desk.site.url('/shop') } }, { key: desk.key, ...idempotent() })
}
