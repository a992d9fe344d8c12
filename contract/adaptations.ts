import { z } from 'zod'
import { AdaptationPlatform } from './adaptation-platforms.ts'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import {
  CreatedAt,
  DateTime,
  Deleted,
  IdParams,
  openEnum,
  optionalQueryInteger,
  PageQuery,
  pageMembers,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

/** The document's default is an empty list, so none is valid: it adapts nothing and costs nothing. */
export const AdaptArticleInput = z
  .object({
    article_id: Uuid.meta({ description: 'The article, in any state after it was written.' }),
    platforms: z
      .array(AdaptationPlatform)
      .max(3)
      .refine((platforms) => new Set(platforms).size === platforms.length, {
        message: 'Must not name a platform twice.',
      })
      .default([])
      .meta({
        uniqueItems: true,
        description:
          'One to three; each that succeeds is charged. Without any, nothing is written or charged, and `warnings` say so.',
      }),
    include_ref_link: z
      .boolean()
      .default(true)
      .meta({ description: "Ends each text with the tenant's referral link, when there is one." }),
  })
  .meta({ id: 'AdaptArticleInput', description: 'Which article to adapt, and for which platforms.' })
export type AdaptArticleInput = z.infer<typeof AdaptArticleInput>

/** An adaptation as it was posted to one connected account. */
export const AdaptationPost = z
  .looseObject({
    account_id: Uuid.meta({ description: 'Id of the connected account, from `listAccounts`.' }),
    network: openEnum('mastodon', 'bluesky').meta({
      description: 'Network of the account: `mastodon` or `bluesky`.',
    }),
    handle: z.string().meta({ description: 'Handle of the account, without the leading @.' }),
    status: openEnum('posting', 'posted', 'failed', 'deleted').meta({
      description:
        '`posting`, then `posted`, or `failed` with the error. `deleted`: it is no longer at the network, whoever deleted it.',
    }),
    version: z.int().meta({ description: 'The version of the text that was posted.' }),
    platform_post_id: z.string().optional().meta({ description: 'Id that the network gave the post.' }),
    url: z
      .string()
      .optional()
      .meta({ description: 'Address of the post; of a thread, that of its first part.' }),
    likes: z.int().optional().meta({
      description:
        'How many people liked it; of a thread, its first part. Missing until the network has reported it.',
    }),
    replies: z.int().optional().meta({
      description: 'How many replies it has, without those that continue our own thread.',
    }),
    reposts: z.int().optional().meta({ description: 'How often it was reposted or boosted.' }),
    posted_at: DateTime.optional().meta({ description: 'When the network accepted it.' }),
    error: z
      .string()
      .optional()
      .meta({ description: 'Why it could not be posted, as a sentence for a person.' }),
  })
  .meta({ id: 'AdaptationPost', description: 'One adaptation at one account.' })
export type AdaptationPost = z.infer<typeof AdaptationPost>

export const Adaptation = z
  .looseObject({
    adaptationId: Uuid.meta({
      description: 'Id of the social post, which the operations on adaptations take.',
    }),
    id: alwaysSent(Uuid.meta({ description: 'The same as `adaptationId`. Masthead extension.' })),
    accountId: Uuid.optional().meta({ description: 'Id of the account that it was posted to last.' }),
    platform: z.string().meta({ description: 'The platform whose form it has, for example `linkedin`.' }),
    content: z
      .string()
      .meta({ description: 'A text of several parts has a line of three hyphens between them.' }),
    credits_used: z.number().meta({ description: 'Credits that writing it cost.' }),
    char_count: z.int().meta({ description: 'As the platform counts; of all parts together.' }),
    published: z.boolean().meta({ description: 'True once it was posted to at least one account.' }),
    platform_post_id: z
      .string()
      .optional()
      .meta({ description: 'Id that the network gave the newest post.' }),
    article_id: alwaysSent(
      Uuid.meta({
        description:
          'Id of the article that it was made from. This field and those below are Masthead extensions.',
      }),
    ),
    version: alwaysSent(z.int().meta({ description: 'Grows with every edit.' })),
    article_version: alwaysSent(
      z.int().meta({ description: 'The version of the article that it was written from.' }),
    ),
    edited: alwaysSent(z.boolean().meta({ description: 'Somebody changed what was written.' })),
    engine: alwaysSent(z.string().meta({ description: 'Who wrote it: `built-in`, or `model: <name>`.' })),
    note: z
      .string()
      .optional()
      .meta({ description: 'Why the built-in writer wrote it although a model is connected.' }),
    ref_link_appended: alwaysSent(
      z.boolean().meta({ description: "True when it ends with the tenant's referral link." }),
    ),
    parts: alwaysSent(
      z
        .array(
          z.looseObject({
            label: z.string().meta({ description: 'What the part is, for example `Title` or `Post 2`.' }),
            content: z.string().meta({ description: 'The text of the part.' }),
            char_count: z.int().meta({ description: 'Characters of the part, as the platform counts.' }),
            limit: z
              .int()
              .optional()
              .meta({ description: 'Most characters that the platform allows for the part.' }),
          }),
        )

        .meta({ description: 'The text in the parts that are pasted or posted by themselves.' }),
    ),
    posts: alwaysSent(
      z.array(AdaptationPost).meta({ description: 'Where it was posted, one entry per account.' }),
    ),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
  })
  .meta({ id: 'Adaptation', description: 'An article in the form of one platform.' })
export type Adaptation = z.infer<typeof Adaptation>

export const AdaptationError = z
  .looseObject({
    platform: z.string().meta({ description: 'The platform that has no adaptation.' }),
    error: z.string().meta({ description: 'Why, as a sentence for a person.' }),
  })
  .meta({ id: 'AdaptationError', description: 'Why one platform has no adaptation.' })
export type AdaptationError = z.infer<typeof AdaptationError>

export const AdaptedArticle = z
  .looseObject({
    adaptations: z.array(Adaptation).meta({ description: 'One text for each platform that succeeded.' }),
    total_credits: z.number().meta({ description: 'Credits that were charged for all of them together.' }),
    ref_link_appended: z
      .boolean()
      .meta({ description: 'True when at least one text ends with the referral link.' }),
    errors: alwaysSent(
      z
        .array(AdaptationError)
        .meta({ description: 'One entry for each platform that failed; those cost nothing.' }),
    ),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ description: 'What was not done although nothing failed, in sentences. Masthead extension.' }),
  })
  .meta({ id: 'AdaptedArticle', description: 'What could be adapted, and what could not.' })
export type AdaptedArticle = z.infer<typeof AdaptedArticle>

export const ListAdaptationsQuery = PageQuery.extend({
  article_id: Uuid.optional().meta({
    description: 'Only social posts that were made from the article with this id.',
  }),
  platform: AdaptationPlatform.optional().meta({
    description: 'Only social posts in the form of one platform, for example `linkedin`.',
  }),
})
export type ListAdaptationsQuery = z.infer<typeof ListAdaptationsQuery>

export const AdaptationList = z
  .looseObject({
    adaptations: z.array(Adaptation).meta({ description: 'The adaptations that match, newest first.' }),
    ...pageMembers,
  })
  .meta({ id: 'AdaptationList', description: 'Adaptations, newest first.' })
export type AdaptationList = z.infer<typeof AdaptationList>

export const SaveAdaptationInput = z
  .object({
    version: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .meta({ description: 'The version that was edited; 409 when it is no longer the newest.' }),
    content: text({ min: 1, max: 70_000 }).meta({
      description: 'The whole text; parts are separated by a line of three hyphens.',
    }),
  })
  .meta({
    id: 'SaveAdaptationInput',
    description: 'A changed text, and the version that it was changed from.',
  })
export type SaveAdaptationInput = z.infer<typeof SaveAdaptationInput>

export const RegenerateAdaptationInput = z
  .object({
    include_ref_link: z
      .boolean()
      .optional()
      .meta({ description: 'Defaults to the choice made when it was first written.' }),
  })
  .meta({ id: 'RegenerateAdaptationInput', description: 'How to write an adaptation again.' })
export type RegenerateAdaptationInput = z.infer<typeof RegenerateAdaptationInput>

export const PostAdaptationInput = z
  .object({ account_id: Uuid.meta({ description: 'The account, from `listAccounts`.' }) })
  .meta({ id: 'PostAdaptationInput', description: 'The connected account to post to.' })
export type PostAdaptationInput = z.infer<typeof PostAdaptationInput>

export const DeletePostQuery = z.strictObject({
  account_id: Uuid.meta({ description: 'The account that it was posted to.' }),
  version: optionalQueryInteger({ min: 1, max: 1_000_000_000 }).meta({
    description:
      'The version of the text that was posted; the newest that was posted there when left out, also if it is deleted already.',
  }),
})
export type DeletePostQuery = z.infer<typeof DeletePostQuery>

/** Of the article in a sample; the tool catalogue puts the desk's newest in its place. */
export const anyArticleId = '00000000-0000-4000-8000-000000000000'

export const adaptArticle = operation({
  id: 'adaptArticle',
  method: 'POST',
  path: '/api/agent/adapt',
  auth: 'agent',
  origin: 'published',
  noun: 'adaptations',
  summary: 'Adapt an article for social platforms',
  description:
    'Each platform that succeeds is charged; one that does not stands in `errors` and costs nothing. Every statement comes from the article.',
  charges: { label: 'Social post' },
  whenCallerLeaves: 'finishes',
  body: AdaptArticleInput,
  sample: { article_id: anyArticleId, platforms: ['linkedin'] },
  responses: { 200: AdaptedArticle },
  errors: [400, 401, 402, 404, 409, 413, 415, 422, 429, 500],
})

export const listAdaptations = operation({
  id: 'listAdaptations',
  method: 'GET',
  path: '/api/agent/adaptations',
  auth: 'agent',
  origin: 'ours',
  noun: 'adaptations',
  summary: 'List adaptations',
  description: 'Lists social posts, newest first; filter by article or platform.',
  query: ListAdaptationsQuery,
  responses: { 200: AdaptationList },
  errors: [400, 401, 429, 500],
})

export const saveAdaptation = operation({
  id: 'saveAdaptation',
  method: 'PUT',
  path: '/api/agent/adaptations/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'adaptations',
  summary: 'Save an edit of an adaptation',
  description: 'The text must fit its platform. What was posted already stays as it was posted.',
  params: IdParams,
  body: SaveAdaptationInput,
  responses: { 200: Adaptation },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const regenerateAdaptation = operation({
  id: 'regenerateAdaptation',
  method: 'POST',
  path: '/api/agent/adaptations/{id}/regenerate',
  auth: 'agent',
  origin: 'ours',
  noun: 'adaptations',
  summary: 'Regenerate an adaptation from the newest text of its article',
  description:
    'Writes the text of one platform again from the newest version of its article, and differently from before. What was posted already stays as it is.',
  charges: { label: 'Social post rewrite' },
  whenCallerLeaves: 'finishes',
  params: IdParams,
  body: RegenerateAdaptationInput,
  bodyOptional: true,
  responses: { 200: Adaptation },
  errors: [400, 401, 402, 404, 409, 413, 415, 422, 429, 500],
})

export const postAdaptation = operation({
  id: 'postAdaptation',
  method: 'POST',
  path: '/api/agent/adaptations/{id}/post',
  auth: 'agent',
  origin: 'ours',
  noun: 'adaptations',
  summary: 'Post an adaptation to a connected account',
  description:
    'Public at once. One version goes to one account once, however often it is asked for; a thread becomes a post and its replies.',
  params: IdParams,
  body: PostAdaptationInput,
  responses: { 200: Adaptation },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const deletePost = operation({
  id: 'deletePost',
  method: 'DELETE',
  path: '/api/agent/adaptations/{id}/post',
  auth: 'agent',
  origin: 'ours',
  noun: 'adaptations',
  summary: 'Delete a post at its network',
  description:
    'Every part of a thread is deleted; one that is gone already is no failure. The text stays here and can be posted anew.',
  params: IdParams,
  query: DeletePostQuery,
  responses: { 200: Adaptation },
  errors: [400, 401, 404, 409, 429, 500],
})

export const deleteAdaptation = operation({
  id: 'deleteAdaptation',
  method: 'DELETE',
  path: '/api/agent/adaptations/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'adaptations',
  summary: 'Delete an adaptation',
  description: 'What was posted stays where it was posted.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
