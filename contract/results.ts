import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, Deleted, IdParams, openEnum, PageQuery, pageMembers, Uuid } from './primitives.ts'

const Day = z.iso.date({ message: 'Must be a day such as 2030-01-31.' })

const counts = {
  views: z
    .int()
    .meta({ description: 'Times that a page was opened by a person; bots are left out by a kept list.' }),
  visitors: z.int().meta({
    description:
      'Readers of each day, added up: exact to 500 a page and day, above with a standard error of 1.6 %. Who comes back on another day counts again.',
  }),
  reads: z
    .int()
    .meta({ description: 'Times that the end of the text was reached; a landing page has none.' }),
  clicks: z.int().meta({ description: 'Clicks on a call to action, and on the link to a lead magnet.' }),
  leads: z.int().meta({ description: 'Sign-ups for lead magnets, confirmed or not.' }),
  confirmed_leads: z.int().meta({ description: 'Sign-ups whose email address was confirmed.' }),
}

export const ResultCounts = z
  .looseObject({
    ...counts,
    text_views: z.int().optional().meta({
      description:
        'The views of pages with a text to read, which are all but the landing pages of lead magnets: what `reads` is a share of. Only in totals.',
    }),
  })
  .meta({ id: 'ResultCounts', description: 'What readers did in a period.' })
export type ResultCounts = z.infer<typeof ResultCounts>

export const SearchFigures = z
  .looseObject({
    clicks: z.int().meta({ description: 'Clicks on it in the search results.' }),
    impressions: z.int().meta({ description: 'Times that it was shown in search results.' }),
    position: z.number().meta({ description: 'Average place in the results; 1 is the first.' }),
  })
  .meta({
    id: 'SearchFigures',
    description: 'What a search engine reports, for the days that were read last.',
  })
export type SearchFigures = z.infer<typeof SearchFigures>

export const ResultPosts = z
  .looseObject({
    posts: z
      .int()
      .meta({ description: 'Posts whose network has told its numbers; of a thread, its first part counts.' }),
    likes: z.int().meta({ description: 'How many people liked them.' }),
    replies: z.int().meta({ description: 'Replies to them, without those that continue our own threads.' }),
    reposts: z.int().meta({ description: 'How often they were reposted or boosted.' }),
  })
  .meta({
    id: 'ResultPosts',
    description:
      'What became of the posts that were made from articles and posted in the period, as their networks counted last. Networks are asked for a month.',
  })
export type ResultPosts = z.infer<typeof ResultPosts>

export const ResultPage = z
  .looseObject({
    page: z.string().meta({
      description:
        'Key of the page: `article:{id}`, `guide:{id}`, a path of the built-in site, or an address elsewhere.',
    }),
    kind: openEnum('article', 'lead_magnet', 'page').meta({
      description:
        '`page`: the home page, a tag, or an address of a site elsewhere that is no article of yours.',
    }),
    title: z.string().meta({ description: 'Title of the article or lead magnet, else the path or address.' }),
    article_id: Uuid.optional().meta({
      description: 'Absent for other pages, and for an article that was deleted since.',
    }),
    lead_magnet_id: Uuid.optional().meta({
      description: 'The lead magnet that this is the landing page of.',
    }),
    ...counts,
    views_before: z.int().meta({ description: 'Views in the period of the same length before.' }),
    search: SearchFigures.optional().meta({ description: 'Absent while no search data names the page.' }),
    posts: ResultPosts.optional().meta({
      description: 'Absent where no network told of a post that was made from it and posted in the period.',
    }),
  })
  .meta({ id: 'ResultPage', description: 'What one page brought in the period.' })
export type ResultPage = z.infer<typeof ResultPage>

export const ResultAdvice = z
  .looseObject({
    kind: openEnum('growing', 'converting', 'falling', 'unclicked', 'unread').meta({
      description:
        '`growing` and `converting`: do more of it. `falling`: fewer views. `unclicked`: often shown in search, hardly clicked. `unread`: hardly anybody reaches the end.',
    }),
    page: z.string().meta({ description: 'Key of the page, as in `pages`.' }),
    article_id: Uuid.optional().meta({ description: 'What `action` is done to; only articles are judged.' }),
    title: z.string().meta({ description: 'As it is called now, for a person to recognize it.' }),
    reason: z.string().meta({ description: 'One sentence with the numbers behind the advice.' }),
    action: openEnum('refresh', 'new_title', 'new_post').meta({
      description:
        '`refresh`: write it again with new evidence (generateArticle with `refreshes`, then replaceArticle). `new_title`: change its title (saveDraft). `new_post`: adapt it for a network (adaptArticle).',
    }),
  })
  .meta({ id: 'ResultAdvice', description: 'What to do more of, or what to fix.' })
export type ResultAdvice = z.infer<typeof ResultAdvice>

const Period = z.looseObject({
  from: Day.meta({ description: 'First day, in the time zone of the tenant.' }),
  to: Day.meta({ description: 'Last day, counted in full.' }),
})

export const Results = z
  .looseObject({
    period: Period.meta({ description: 'The days that were asked for.' }),
    before: Period.meta({ description: 'As many days immediately before, for comparison.' }),
    totals: ResultCounts.meta({ description: 'All pages together, or the one that was asked for.' }),
    totals_before: ResultCounts.meta({ description: 'The same in the period before.' }),
    days: z
      .array(ResultCounts.extend({ day: Day.meta({ description: 'Day in the time zone of the tenant.' }) }))
      .meta({ description: 'Every day of the period, oldest first; a day without readers has zeros.' }),
    sources: z
      .array(
        z.looseObject({
          group: openEnum('assistant', 'search', 'social', 'mail', 'site', 'direct').meta({
            description: 'Kind of source. `site`: another site; `direct`: nothing was said.',
          }),
          name: z
            .string()
            .meta({ description: 'For example `ChatGPT`, `Google` or a host name; empty for `direct`.' }),
          views: z.int().meta({ description: 'Views that it led to. Links within the site are left out.' }),
        }),
      )
      .meta({ description: 'At most 100, most views first.' }),
    countries: z
      .array(
        z.looseObject({
          country: z.string().meta({ description: 'ISO 3166-1 alpha-2 code.' }),
          views: z.int().meta({ description: 'Views from there.' }),
        }),
      )
      .meta({ description: 'Most views first; empty unless the operator gave a country database.' }),
    pages: z.array(ResultPage).meta({ description: 'Most views first.' }),
    posts: ResultPosts.optional().meta({
      description:
        'Of all pages together, or the article that was asked for. Absent where no network told of any.',
    }),
    search: z
      .looseObject({
        origin: openEnum('api', 'csv').meta({
          description: 'Read from Search Console, or from an imported file.',
        }),
        from: Day.meta({ description: 'First day that the figures cover.' }),
        to: Day.meta({ description: 'Last day that they cover.' }),
        read_at: DateTime.meta({ description: 'When they were read.' }),
        ...SearchFigures.shape,
        queries: z
          .array(
            SearchFigures.extend({ query: z.string().meta({ description: 'What people searched for.' }) }),
          )
          .meta({ description: 'At most 50, most clicks first. Search Console leaves rare queries out.' }),
      })

      .optional()
      .meta({ description: 'Absent until Search Console is connected or a file is imported.' }),
    advice: z
      .array(ResultAdvice)
      .meta({ description: 'At most 12: what to do more of first, then what to fix.' }),
    ...pageMembers,
  })
  .meta({ id: 'Results', description: 'What became of what was published.' })
export type Results = z.infer<typeof Results>

export const GetResultsQuery = PageQuery.extend({
  from: Day.optional().meta({ description: 'First day of the period. Default: 29 days before `to`.' }),
  to: Day.optional().meta({
    description: 'Last day of the period. Default: today in the time zone of the tenant.',
  }),
  article_id: Uuid.optional().meta({
    description:
      'Totals, days, sources and search figures of this article alone, its copies elsewhere included.',
  }),
  kind: z
    .enum(['article', 'lead_magnet', 'page'])
    .optional()
    .meta({ description: 'Only pages of this kind in `pages`.' }),
})
export type GetResultsQuery = z.infer<typeof GetResultsQuery>

export const getResults = operation({
  id: 'getResults',
  method: 'GET',
  path: '/api/agent/results',
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Get the results of what was published',
  description:
    'Views, visitors, sources, reads to the end, clicks, leads and what became of posts, with search figures and advice. Page by page, of a period of at most 366 days, and beside the period before. Numbers are seconds old. With `Accept: text/csv` all pages of the period as CSV. Costs nothing.',
  sample: {},
  query: GetResultsQuery,
  responses: { 200: Results },
  alsoAs: ['text/csv'],
  errors: [400, 401, 404, 429, 500],
})

export const TrackedSite = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the site, for its removal.' }),
    host: z
      .string()
      .meta({ description: 'Host name whose pages may count; its subdomain `www` counts with it.' }),
    tag: z.string().meta({ description: 'The one line of HTML to put before `</body>` of its pages.' }),
    created_at: DateTime.meta({ description: 'When it was added.' }),
    last_seen_at: DateTime.optional().meta({
      description: 'When a page of it last sent a view, to the hour; absent until the tag is in place.',
    }),
  })
  .meta({ id: 'TrackedSite', description: 'A site elsewhere whose views are counted by a script.' })
export type TrackedSite = z.infer<typeof TrackedSite>

export const TrackedSiteList = z
  .looseObject({ sites: z.array(TrackedSite).meta({ description: 'All of them, by host name.' }) })
  .meta({ id: 'TrackedSiteList', description: 'The sites elsewhere that are counted.' })
export type TrackedSiteList = z.infer<typeof TrackedSiteList>

export const AddTrackedSiteInput = z
  .object({
    host: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .regex(/^(?=.*\.)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'Must be a host name such as blog.example.com.')
      .meta({ description: 'Host name without scheme, port and path, for example `blog.example.com`.' }),
  })
  .meta({ id: 'AddTrackedSiteInput', description: 'The site whose pages will carry the tag.' })
export type AddTrackedSiteInput = z.infer<typeof AddTrackedSiteInput>

export const listTrackedSites = operation({
  id: 'listTrackedSites',
  method: 'GET',
  path: '/api/agent/results/sites',
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'List tracked sites',
  description: 'Each with the tag for its pages and when a view last came from it; at most 20 in all.',
  sample: {},
  responses: { 200: TrackedSiteList },
  errors: [401, 429, 500],
})

export const addTrackedSite = operation({
  id: 'addTrackedSite',
  method: 'POST',
  path: '/api/agent/results/sites',
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Track the views of another site',
  description:
    'Answers the tag for its pages. A host that was added before is answered with 200 and its tag. At most 20 sites.',
  body: AddTrackedSiteInput,
  responses: { 200: TrackedSite, 201: TrackedSite },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const deleteTrackedSite = operation({
  id: 'deleteTrackedSite',
  method: 'DELETE',
  path: '/api/agent/results/sites/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Stop tracking another site',
  description: 'Its tag counts nothing from then on; what was counted stays.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
