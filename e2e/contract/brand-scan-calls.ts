import { cancelBrandScan, createBrandScan, getBrandScan, listBrandScans } from '#contract/brand-scans.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, anyPage, idempotent, page, starting, under, unworked } from './call.ts'

const scanMembers =
  'id status brand_name credits_charged overall_score recommendations.0 warnings.0 category.name category.source aliases.0 score_formula score_terms.0.id score_terms.0.label score_terms.0.weight score_terms.0.n score_terms.0.value score_terms.0.applied_weight score_terms.0.points score_terms.0.detail recommendation_details.0.text recommendation_details.0.term recommendation_details.0.action recommendation_details.0.engine engines_asked engines_answered answers_counted created_at updated_at completed_at'
const scanResultMembers =
  'llmId mentioned sentiment confidence snippet label engine_kind snippet_marks.0.0 cited questions_asked questions_answered unprompted_answers unprompted_mentions answers.0.kind answers.0.question answers.0.names_brand answers.0.answer answers.0.mentioned answers.0.confidence answers.0.cited answers.0.citations.0.title'

export const brandScanCalls = [
  answers('createBrandScan', 'id status brand_name credits_charged', async (desk) => {
    // A scan that no engine can answer fails, and its tool with it: the desk has to know of the brand.
    await desk.brandScan()
    return call(createBrandScan, { body: { brandName: 'Acme' } }, { key: desk.key, ...idempotent() })
  }),
  answers('getBrandScan', `${scanMembers} ${under('results.0', scanResultMembers)}`, async (desk) =>
    call(getBrandScan, { params: { id: await desk.brandScan() } }, desk),
  ),
  answers('cancelBrandScan', 'id status brand_name credits_charged reason error', (desk) =>
    unworked(desk, createBrandScan, async () => {
      const body = { brandName: 'Acme' }
      const { id } = await call(createBrandScan, { body }, starting(desk))
      return call(cancelBrandScan, { params: { id } }, desk)
    }),
  ),
  answers(
    'listBrandScans',
    `${under('scans.0', scanMembers)} ${under('brands.0', 'brand_name scans last_scan_id last_scan_at last_score last_score_basis')} ${page}`,
    async (desk) => {
      await desk.brandScan()
      return call(listBrandScans, { query: { ...anyPage, brand: 'ACME' } }, desk)
    },
  ),
]
