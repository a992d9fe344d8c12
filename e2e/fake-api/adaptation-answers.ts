import { randomUUID } from 'node:crypto'
import { adaptArticle } from '#contract/adaptations.ts'
import { answer, type FakeResponse } from './answer.ts'
import { Refusal, rejectUnknown } from './refusal.ts'

const priceCredits = 5

/** Adaptations, which cannot be listed here. Reddit fails, so that a partial failure is seen. */
export const adaptationAnswers: readonly FakeResponse[] = [
  answer(adaptArticle, ({ desk }, { body }) => {
    const article = desk.articles.get(body.article_id)
    if (!article) throw rejectUnknown()
    const platforms = body.platforms.filter((platform) => platform !== 'reddit')
    const total = platforms.length * priceCredits
    if (desk.credits < total) {
      throw new Refusal(402, 'Payment Required', 'Too few credits.', {
        credits_required: total,
        topup: {
          recommended_package_credits: 500,
          recommended_package_price_usd: 5,
          topup_url: 'https://desk.example/credits',
        },
      })
    }
    desk.credits -= total
    return {
      status: 200,
      body: {
        adaptations: platforms.map((platform) => {
          const content = `${article.title} <b>for ${platform}</b>`
          return {
            adaptationId: randomUUID(),
            platform,
            content,
            credits_used: priceCredits,
            char_count: content.length,
            published: false,
          }
        }),
        total_credits: total,
        ref_link_appended: false,
        errors: body.platforms
          .filter((platform) => platform === 'reddit')
          .map((platform) => ({ platform, error: 'The forum is <i>asleep</i>.' })),
      },
    }
  }),
]
