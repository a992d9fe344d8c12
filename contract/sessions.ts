import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { Article, ArticleSize } from './articles.ts'
import { SessionConflict } from './errors.ts'
import { operation } from './operation.ts'
import { DateTime, IdParams, openEnum, PageQuery, pageMembers, text, timeSort, Uuid } from './primitives.ts'

export const CreateSessionInput = z
  .strictObject({
    categories: z
      .array(text({ min: 1, max: 100 }))
      .min(1)
      .max(5)
      .meta({ description: '1 to 5 subjects to write about, each of at most 100 characters.' }),
    problems: z
      .array(text({ min: 1, max: 500 }))
      .max(20)
      .optional()
      .meta({ description: 'Problems of readers that articles are to solve.' }),
    languages: z
      .array(text({ min: 2, max: 5 }))
      .min(1)
      .max(10)
      .default(['en'])
      .meta({ description: 'Up to 10 languages as BCP 47 tags of 2 to 5 characters; they take turns.' }),
    interval_minutes: z
      .int()
      .min(60)
      .max(10_080)
      .default(720)
      .meta({ description: 'Minutes between two articles.' }),
    article_size: ArticleSize.default('mini').meta({ description: 'Length of each article.' }),
    disable_competition: z
      .boolean()
      .default(false)
      .meta({ description: 'Skip the comparison with other pages, which lowers the price.' }),
  })
  .meta({ id: 'CreateSessionInput', description: 'What to write about, in which languages, how often.' })
export type CreateSessionInput = z.infer<typeof CreateSessionInput>

export const SessionStatus = z
  .enum(['running', 'paused', 'stopped'])
  .meta({ id: 'SessionStatus', description: '`stopped` is final; a paused session can be resumed.' })
export type SessionStatus = z.infer<typeof SessionStatus>

export const Session = z
  .looseObject({
    session_id: Uuid.meta({ description: 'Id of the session, which `getSession` and `changeSession` take.' }),
    id: alwaysSent(Uuid.meta({ description: 'The same as `session_id`. Masthead extension.' })),
    status: openEnum('running', 'paused', 'stopped').meta({
      description: '`running` on creation; `paused`, `stopped`.',
    }),
    categories: z.array(z.string()).meta({ description: 'The subjects that it writes about.' }),
    languages: z
      .array(z.string())
      .meta({ description: 'The languages of its articles as BCP 47 tags, which take turns.' }),
    interval_minutes: z
      .int()
      .meta({ description: 'Minutes from the start of one run to the start of the next, 60 to 10,080.' }),
    article_size: openEnum('mini', 'standard', 'full', 'pillar').meta({
      description: 'Length of its articles: `mini`, `standard`, `full` or `pillar`.',
    }),
    estimated_credits_per_article: z
      .number()
      .meta({ description: 'Credits that each run holds, the most that one article can cost.' }),
    expected_credits_per_article: z.number().optional().meta({
      description:
        'What an article will probably be charged, from earlier articles of that kind; left out where there are none. Masthead extension.',
    }),
    topic_catalog_size: z.int().meta({ description: 'Topics of the catalog, written ones included.' }),
    next_run_at: DateTime.optional().meta({ description: 'Left out while nothing is going to run.' }),
    created_at: DateTime.meta({ description: 'When the session was created.' }),
    problems: alwaysSent(
      z.array(z.string()).meta({
        description:
          'The problems of readers that its articles are to solve. This field and those below are Masthead extensions.',
      }),
    ),
    disable_competition: alwaysSent(
      z.boolean().meta({
        description: 'True when the comparison with other pages is skipped, which lowers the price.',
      }),
    ),
    message: alwaysSent(z.string().meta({ description: 'Human-readable status.' })),
    reason: z.string().optional().meta({
      description:
        'Why it is paused: `asked`, `insufficient_credits`, `refused`, or `access_ended`: the OAuth sign-in of the agent in `agent_id` ended.',
    }),
    agent_id: Uuid.optional().meta({
      description:
        'The agent that started it, or resumed it after `access_ended`; `listAgents` has its name. Masthead extension.',
    }),
    waiting_for: z
      .string()
      .optional()
      .meta({ description: '`topics`: every topic is written; new knowledge or a new topic wakes it.' }),
    next_language: alwaysSent(
      z.string().meta({ description: 'BCP 47 tag of the language whose turn it is.' }),
    ),
    topics_queued: alwaysSent(z.int().meta({ description: 'Topics that wait for their turn.' })),
    runs_count: alwaysSent(z.int().meta({ description: 'Number of runs so far, failed ones included.' })),
    articles_count: alwaysSent(z.int().meta({ description: 'Articles that were written.' })),
    credits_used: alwaysSent(z.number().meta({ description: 'What its articles cost together.' })),
    last_run_at: DateTime.optional().meta({ description: 'When the newest run started.' }),
    updated_at: alwaysSent(DateTime.meta({ description: 'When the session last changed.' })),
  })
  .meta({ id: 'Session', description: 'A recurring generation of articles.' })
export type Session = z.infer<typeof Session>

/** A document of the knowledge base from which a topic can be written. */
export const TopicEvidence = z
  .looseObject({
    document_id: z.string().meta({ description: 'Id of the document of the knowledge base.' }),
    title: z.string().meta({ description: 'Title of the document that has it, as it is cited.' }),
    passages: z.int().meta({ description: 'Number of its passages on the topic.' }),
  })
  .meta({ id: 'TopicEvidence', description: 'A document from which a topic can be written.' })
export type TopicEvidence = z.infer<typeof TopicEvidence>

export const SessionTopic = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the topic, which `reorder`, `veto` and `restore` take.' }),
    title: z.string().meta({ description: 'What the article would be about.' }),
    status: openEnum('queued', 'writing', 'written', 'vetoed', 'failed').meta({
      description: '`queued`, `writing`, `written`, `vetoed`, or `failed` (twice).',
    }),
    category: z.string().optional().meta({ description: 'The category of the session that it belongs to.' }),
    problem: z.string().optional().meta({ description: 'The problem of readers that it would solve.' }),
    reason: z.string().meta({ description: 'Why it is in the catalog, for a person.' }),
    evidence: z.array(TopicEvidence).meta({ description: 'Best first; empty when nothing is known of it.' }),
    added: alwaysSent(z.boolean().meta({ description: 'True if a person added it.' })),
    proposed_by: z
      .string()
      .optional()
      .meta({ description: 'Who proposed it: `built-in`, or `model: <name>`.' }),
  })
  .meta({ id: 'SessionTopic', description: 'A topic of a session, and why it is there.' })
export type SessionTopic = z.infer<typeof SessionTopic>

export const SessionRun = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the run, which is not the id of its article.' }),
    status: openEnum('writing', 'completed', 'failed').meta({
      description: '`writing`, `completed` or `failed`.',
    }),
    trigger: openEnum('schedule', 'asked').meta({
      description: '`schedule` when it was due, `asked` when `run_now` started it.',
    }),
    topic: z.string().meta({ description: 'Title of the topic that was written about.' }),
    topic_id: Uuid.optional().meta({ description: 'Id of that topic; absent when the topic was deleted.' }),
    language: z.string().meta({ description: 'BCP 47 tag of the language of the article.' }),
    article_id: Uuid.optional().meta({ description: 'Left out when the article was deleted.' }),
    article_title: z
      .string()
      .optional()
      .meta({ description: 'Headline of the article, once it is written.' }),
    article: Article.pick({ status: true, scheduled_at: true, trust_level: true, problems: true })
      .optional()
      .meta({ description: 'How its article is now; left out when it was deleted.' }),
    credits_used: z.number().optional().meta({ description: 'Credits that its article cost.' }),
    reason: z.string().optional().meta({
      description: 'Why it failed, or why its article was not published by itself and stays a draft.',
    }),
    error: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    started_at: DateTime.meta({ description: 'When the topic was chosen and its article was begun.' }),
    completed_at: DateTime.optional().meta({ description: 'When the run ended; absent while it writes.' }),
  })
  .meta({ id: 'SessionRun', description: 'One article that a session started.' })
export type SessionRun = z.infer<typeof SessionRun>

export const SessionDetail = Session.extend({
  topics: z
    .array(SessionTopic)
    .meta({ description: 'The queue first, in its order; then what is vetoed or failed. Not the written.' }),
  runs: z.array(SessionRun).meta({ description: 'Newest first, by `limit` and `offset`.' }),
  runs_total: z.int().meta({ description: 'Number of all runs, of which `runs` is one page.' }),
}).meta({ id: 'SessionDetail', description: 'A session with its topic queue and run history.' })
export type SessionDetail = z.infer<typeof SessionDetail>

export const ListSessionsQuery = PageQuery.extend({
  sort: timeSort(),
  status: SessionStatus.optional().meta({ description: 'Only sessions in this state.' }),
})
export type ListSessionsQuery = z.infer<typeof ListSessionsQuery>

export const SessionList = z
  .looseObject({
    sessions: z
      .array(Session)
      .meta({ description: 'The sessions that match, without their topics and runs.' }),
    ...pageMembers,
  })
  .meta({ id: 'SessionList', description: 'Sessions, newest first.' })
export type SessionList = z.infer<typeof SessionList>

const actions = ['pause', 'resume', 'stop', 'run_now', 'reorder', 'veto', 'restore', 'add_topic']

const SessionAction = <const Name extends string>(name: Name) =>
  z.literal(name).meta({ description: 'What to do with the session or its topics.' })

export const ChangeSessionInput = z
  .discriminatedUnion(
    'action',
    [
      z.strictObject({ action: SessionAction('pause') }),
      z.strictObject({ action: SessionAction('resume') }),
      z.strictObject({ action: SessionAction('stop') }),
      z.strictObject({ action: SessionAction('run_now') }),
      z.strictObject({
        action: SessionAction('reorder'),
        topic_ids: z
          .array(Uuid)
          .min(1)
          .max(200)
          .meta({ description: 'These come first, in this order; the others keep theirs.' }),
      }),
      z.strictObject({
        action: SessionAction('veto'),
        topic_id: Uuid.meta({ description: 'The topic that is not to be written.' }),
      }),
      z.strictObject({
        action: SessionAction('restore'),
        topic_id: Uuid.meta({ description: 'A vetoed or failed topic; it gets its place back.' }),
      }),
      z.strictObject({
        action: SessionAction('add_topic'),
        title: text({ min: 1, max: 500 }).meta({ description: 'It becomes the next topic.' }),
      }),
    ],
    {
      error: (issue) =>
        issue.code === 'invalid_union' ? `Must be one of ${actions.join(', ')}.` : undefined,
    },
  )
  .meta({ id: 'ChangeSessionInput', description: 'What a session is to do, or a change of its topics.' })
export type ChangeSessionInput = z.infer<typeof ChangeSessionInput>

export const createSession = operation({
  id: 'createSession',
  method: 'POST',
  path: '/api/agent/session',
  auth: 'agent',
  origin: 'published',
  noun: 'sessions',
  summary: 'Create and start a session',
  description:
    'Free in itself: each run charges its article. 402 when not even the first could be paid, 409 with `existing_session_id` while another session of the tenant is running. The first run is one interval from now; `changeSession` starts one at once with `run_now`, or ends the session with `stop`.',
  chargesLater: true,
  whenCallerLeaves: 'finishes',
  body: CreateSessionInput,
  sample: { categories: ['Coffee brewing'], interval_minutes: 10_080 },
  responses: { 200: Session },
  essential: ['session_id'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
  errorBodies: { 409: SessionConflict },
})

export const listSessions = operation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/agent/session',
  auth: 'agent',
  origin: 'ours',
  noun: 'sessions',
  summary: 'List sessions',
  description:
    'Lists sessions of every state with their numbers, newest first. One session of a tenant runs at a time; the others are paused or stopped.',
  query: ListSessionsQuery,
  responses: { 200: SessionList },
  errors: [400, 401, 429, 500],
})

export const getSession = operation({
  id: 'getSession',
  method: 'GET',
  path: '/api/agent/session/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'sessions',
  summary: 'Get a session with its topic queue and run history',
  description:
    'Returns one session with the topics that wait, in their order, and one page of its runs, newest first.',
  params: IdParams,
  query: PageQuery,
  responses: { 200: SessionDetail },
  errors: [400, 401, 404, 429, 500],
})

export const changeSession = operation({
  id: 'changeSession',
  method: 'PATCH',
  path: '/api/agent/session/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'sessions',
  summary: 'Pause, resume, stop or run a session, or change its topics',
  description:
    'Only `run_now` charges: one article, like any other, whose `Location`, `Credits-Held` and cancel `Link` are headers of the answer. It works on a running or paused session and leaves its schedule as it is. `resume` is 409 with `existing_session_id` while another session runs. `stop` is for good.',
  charges: { label: 'Article' },
  whenCallerLeaves: 'finishes',
  params: IdParams,
  body: ChangeSessionInput,
  responses: { 200: SessionDetail },
  errors: [400, 401, 402, 404, 409, 413, 415, 422, 429, 500],
})
