import { z } from 'zod'
import { DateTime, openEnum } from './primitives.ts'

/** What a post is, as far as its words say; `discussion` is none of the others. */
export const ScoutItemType = z
  .enum(['pain_point', 'request', 'complaint', 'feature_request', 'comparison', 'discussion'])
  .meta({ id: 'ScoutItemType', description: 'What a post is; `discussion` is none of the others.' })
export type ScoutItemType = z.infer<typeof ScoutItemType>

/** The parts of the rubric; each is 0 to 100. */
export const ScoutPart = z
  .enum(['fit', 'severity', 'intent', 'freshness', 'engagement', 'sincerity'])
  .meta({ id: 'ScoutPart', description: 'A part of the score.' })
export type ScoutPart = z.infer<typeof ScoutPart>

/** What a forum says about promotion. `not_mentioned`: its rules were read and do not speak of it. */
export const PromotionVerdict = z
  .enum(['forbidden', 'restricted', 'not_mentioned', 'not_read'])
  .meta({ id: 'PromotionVerdict', description: 'What the rules of a forum say about promotion.' })
export type PromotionVerdict = z.infer<typeof PromotionVerdict>

/** One part of one item's score. */
export const ScoutScorePart = z
  .looseObject({
    part: z.string(),
    value: z
      .number()
      .nullable()
      .meta({ description: '0 to 100; null when it could not be judged, and then it does not count.' }),
    weight: z.number().meta({ description: 'Share of the score, after parts without a value are dropped.' }),
    points: z.number().meta({ description: 'value x weight; the points of all parts sum to the score.' }),
    why: z.string(),
  })
  .meta({ id: 'ScoutScorePart', description: 'One part of a score, with what it rests on.' })
export type ScoutScorePart = z.infer<typeof ScoutScorePart>

export const ScoutItem = z
  .looseObject({
    id: z.string(),
    type: z.string().meta({ description: 'A value of ScoutItemType.' }),
    score: z.int().meta({ description: '0 to 100, by the rubric.' }),
    parts: z.array(ScoutScorePart),
    judged_by: z.string().optional().meta({ description: '`built-in`, or the model that judged it.' }),
    title: z.string(),
    quotation: z.string().meta({ description: 'Word for word from the post; `…` where it was cut.' }),
    permalink: z.string(),
    forum: z.string(),
    created_at: DateTime,
    age_days: z.number(),
    comments: z.int(),
    votes: z.int(),
    language: z.string(),
    locked: z.boolean().meta({ description: 'Nobody can answer there any more.' }),
    promotion: z.string().meta({ description: 'A value of PromotionVerdict.' }),
    duplicates: z.looseObject({
      count: z.int().meta({ description: 'Posts that say nearly the same and were merged into this one.' }),
      permalinks: z.array(z.string()),
    }),
  })
  .meta({ id: 'ScoutItem', description: 'A post worth knowing, with its score part by part.' })
export type ScoutItem = z.infer<typeof ScoutItem>

export const ScoutForum = z
  .looseObject({
    name: z.string().meta({ description: 'Without `r/`.' }),
    status: openEnum('read', 'failed'),
    found: z.int().meta({ description: 'Posts that its search gave.' }),
    reason: z.string().optional().meta({ description: 'Human-readable reason why it could not be read.' }),
    promotion: z.looseObject({
      verdict: z.string().meta({ description: 'A value of PromotionVerdict.' }),
      rules: z
        .array(z.looseObject({ title: z.string(), text: z.string() }))
        .meta({ description: 'The rules that speak of it, word for word.' }),
    }),
  })
  .meta({ id: 'ScoutForum', description: 'A forum that was asked, and what it says about promotion.' })
export type ScoutForum = z.infer<typeof ScoutForum>

/** The `results` of a run as our service fills them; the document leaves the fields open. */
export const ScoutResults = z
  .looseObject({
    engine: z.looseObject({ name: z.string(), site: z.string() }),
    rubric: z.array(z.looseObject({ part: z.string(), weight: z.number(), description: z.string() })),
    counts: z.looseObject({
      found: z.int().meta({ description: 'Posts that the searches gave, each once.' }),
      set_aside: z.record(z.string(), z.int()).meta({
        description: 'By reason: `off_topic`, `spam`, `too_old`, `adult`, `removed`, `advertisement`.',
      }),
      merged: z.int().meta({ description: 'Near-duplicates that were merged into others.' }),
      below_limit: z.int().meta({ description: 'Fitting posts beyond the limit, the weakest.' }),
      shown: z.int(),
      by_type: z.record(z.string(), z.int()),
    }),
    forums: z.array(ScoutForum),
    items: z.array(ScoutItem).meta({ description: 'Best first.' }),
    warnings: z.array(z.string()),
    read_at: DateTime,
  })
  .meta({ id: 'ScoutResults', description: 'What a scout run found.' })
export type ScoutResults = z.infer<typeof ScoutResults>
