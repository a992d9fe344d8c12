import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
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
    part: z.string().meta({ description: 'Name of the factor, for example `fit` or `intent`.' }),
    value: z
      .number()
      .nullable()
      .meta({ description: '0 to 100; null when it could not be judged, and then it does not count.' }),
    weight: z.number().meta({ description: 'Share of the score, after parts without a value are dropped.' }),
    points: z.number().meta({ description: 'value x weight; the points of all parts sum to the score.' }),
    why: z.string().meta({ description: 'What the value is based on, in a sentence.' }),
  })
  .meta({ id: 'ScoutScorePart', description: 'One part of a score, with what it rests on.' })
export type ScoutScorePart = z.infer<typeof ScoutScorePart>

export const ScoutItem = z
  .looseObject({
    id: z.string().meta({ description: 'Id of the post in its community.' }),
    type: z.string().meta({ description: 'A value of ScoutItemType.' }),
    score: z.int().meta({ description: '0 to 100, by the rubric.' }),
    parts: z.array(ScoutScorePart).meta({ description: 'The factors that the score adds up.' }),
    judged_by: alwaysSent(z.string().meta({ description: '`built-in`, or the model that judged it.' })),
    title: z.string().meta({ description: 'Title of the post, word for word.' }),
    quotation: z.string().meta({ description: 'Word for word from the post; `…` where it was cut.' }),
    permalink: z.string().meta({ description: 'Address of the post.' }),
    forum: z.string().meta({ description: 'Forum that it was posted to, without `r/`.' }),
    created_at: DateTime.meta({ description: 'When it was posted.' }),
    age_days: z.number().meta({ description: 'Days between the post and the run.' }),
    comments: z.int().meta({ description: 'Number of comments below it.' }),
    votes: z.int().meta({ description: 'Votes for it less votes against it, as the community counts.' }),
    language: z.string().meta({ description: 'BCP 47 tag of the language that it is written in.' }),
    locked: z.boolean().meta({ description: 'Nobody can answer there any more.' }),
    promotion: z.string().meta({ description: 'A value of PromotionVerdict.' }),
    links_own_page: z.boolean().optional().meta({
      description:
        'The post links to a page on one of the `websites` of the company profile, or to the published site: somebody knows you there already.',
    }),
    seen_before: z.boolean().optional().meta({
      description: 'True if an earlier run of the tenant found the post, too. Masthead extension.',
    }),
    duplicates: z
      .looseObject({
        count: z.int().meta({ description: 'Posts that say nearly the same and were merged into this one.' }),
        permalinks: z.array(z.string()).meta({ description: 'Addresses of those posts.' }),
      })
      .meta({ description: 'The posts that were merged into this one.' }),
  })
  .meta({ id: 'ScoutItem', description: 'A post worth knowing, with its score part by part.' })
export type ScoutItem = z.infer<typeof ScoutItem>

export const ScoutForum = z
  .looseObject({
    name: z.string().meta({ description: 'Without `r/`.' }),
    status: openEnum('read', 'failed').meta({ description: '`read`, or `failed` with the reason.' }),
    found: z.int().meta({ description: 'Posts that its search gave.' }),
    reason: z.string().optional().meta({ description: 'Human-readable reason why it could not be read.' }),
    promotion: z
      .looseObject({
        verdict: z.string().meta({ description: 'A value of PromotionVerdict.' }),
        rules: z
          .array(
            z.looseObject({
              title: z.string().meta({ description: 'Short form of the rule, as the forum has it.' }),
              text: z.string().meta({ description: 'Text of the rule, word for word.' }),
            }),
          )
          .meta({ description: 'The rules that speak of it, word for word.' }),
      })
      .meta({ description: 'What the rules of the forum say about promotion.' }),
  })
  .meta({ id: 'ScoutForum', description: 'A forum that was asked, and what it says about promotion.' })
export type ScoutForum = z.infer<typeof ScoutForum>

/** The `results` of a run as our service fills them; the document leaves the fields open. */
export const ScoutResults = z
  .looseObject({
    engine: z
      .looseObject({
        name: z
          .string()
          .meta({ description: 'Name of the engine that read the community, for example `public-json`.' }),
        site: z.string().meta({ description: 'Address of the community that was read.' }),
      })
      .meta({ description: 'Which engine read the forum, and where.' }),
    rubric: z
      .array(
        z.looseObject({
          part: z.string().meta({ description: 'Name of the factor, as `parts` of an item has it.' }),
          weight: z.number().meta({ description: 'Share of the score that the factor has, 0 to 1.' }),
          description: z.string().meta({ description: 'What the factor looks at, in a sentence.' }),
        }),
      )
      .meta({ description: 'How a score is made: each factor with its weight.' }),
    counts: z
      .looseObject({
        found: z.int().meta({ description: 'Posts that the searches gave, each once.' }),
        set_aside: z.record(z.string(), z.int()).meta({
          description: 'By reason: `off_topic`, `spam`, `too_old`, `adult`, `removed`, `advertisement`.',
        }),
        merged: z.int().meta({ description: 'Near-duplicates that were merged into others.' }),
        below_limit: z.int().meta({ description: 'Fitting posts beyond the limit, the weakest.' }),
        shown: z.int().meta({ description: 'Posts in `items`.' }),
        by_type: z.record(z.string(), z.int()).meta({ description: 'Shown posts by their type.' }),
      })
      .meta({ description: 'How many posts were found, set aside, merged and shown.' }),
    forums: z
      .array(ScoutForum)
      .meta({ description: 'Every forum that was asked, with its rules on promotion.' }),
    items: z.array(ScoutItem).meta({ description: 'Best first.' }),
    warnings: z.array(z.string()).meta({ description: 'What could not be read, in sentences.' }),
    read_at: DateTime.meta({ description: 'When the forums were read.' }),
  })
  .meta({ id: 'ScoutResults', description: 'What a scout run found.' })
export type ScoutResults = z.infer<typeof ScoutResults>
