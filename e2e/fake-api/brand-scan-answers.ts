import { randomUUID } from 'node:crypto'
import { type BrandScan, createBrandScan, getBrandScan } from '#contract/brand-scans.ts'
import { answer, type FakeResponse } from './answer.ts'
import type { FakeScan } from './desk.ts'
import { Refusal, rejectUnknown } from './refusal.ts'

const scanCredits = 8
/** A brand whose name ends in this fails, so that a failure can be looked at. */
const failing = 'please fail'

/** Brand scan: `processing` -> `completed` | `failed`. Time alone moves it. */
export const brandScanAnswers: readonly FakeResponse[] = [
  answer(createBrandScan, (ctx, { body }) => {
    const { desk } = ctx
    if (desk.credits < scanCredits) {
      throw new Refusal(402, 'Payment Required', 'Too few credits.', {
        credits_required: scanCredits,
        topup: {
          recommended_package_credits: 500,
          recommended_package_price_usd: 5,
          topup_url: `${ctx.baseUrl}/top-up`,
        },
      })
    }
    desk.credits -= scanCredits
    const id = randomUUID()
    const brandName = body.brandName
    desk.scans.set(id, { id, brandName, credits: scanCredits, acceptedAt: Date.now() })
    return {
      status: 202,
      body: { id, status: 'processing', brand_name: brandName, credits_charged: scanCredits },
    }
  }),
  answer(getBrandScan, ({ desk, stageMs }, { params }) => {
    const scan = desk.scans.get(params.id)
    if (!scan) throw rejectUnknown()
    return { status: 200, body: poll(scan, stageMs) }
  }),
]

function poll({ id, brandName: brand_name, credits, acceptedAt }: FakeScan, stageMs: number): BrandScan {
  const common = { id, brand_name, credits_charged: credits }
  if (Date.now() < acceptedAt + stageMs) return { ...common, status: 'processing' }
  if (brand_name.endsWith(failing)) return { ...common, status: 'failed', error: 'The engines gave up.' }
  return {
    ...common,
    status: 'completed',
    overall_score: 61.5,
    results: [
      {
        llmId: 'gpt',
        mentioned: true,
        sentiment: 'positive',
        confidence: 0.82,
        snippet: `Many would name ${brand_name} first. <b>Not markup.</b>`,
      },
      { llmId: 'sonar', mentioned: false, confidence: 0.7 },
      { llmId: 'claude', error: 'timeout' },
    ],
    recommendations: ['Publish a comparison page.'],
    warnings: ['Only three engines were asked.'],
  }
}
