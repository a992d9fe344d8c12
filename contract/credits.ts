import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { FiguresExpected, WordsGuessed } from './article-forecast.ts'
import { heldByMember, TopUp } from './errors.ts'
import { operation } from './operation.ts'
import {
  DateTime,
  openEnum,
  optionalQueryBoolean,
  PageQuery,
  pageMembers,
  text,
  timeSort,
  Uuid,
} from './primitives.ts'

export const Price = z
  .looseObject({
    operation: z.string().meta({ description: 'Id of the operation that it belongs to.' }),
    item: z
      .string()
      .meta({ description: 'What is priced, as in each `breakdown`: for example `size.standard`.' }),
    label: z.string().meta({ description: 'The same for a person.' }),
    credits: z.number().meta({ description: 'Negative if the option lowers the price.' }),
    unit: z.string().optional().meta({ description: 'Per what, for example `source URL`.' }),
  })
  .meta({ id: 'Price', description: 'One row of the price list.' })
export type Price = z.infer<typeof Price>

export const CreditPackage = z
  .looseObject({
    credits: z.int().meta({ description: 'Number of credits in the package.' }),
    price_usd: z.number().meta({ description: 'Price of the package in US dollars.' }),
  })
  .meta({ id: 'CreditPackage', description: 'Credits that can be bought at once.' })
export type CreditPackage = z.infer<typeof CreditPackage>

const inputWords =
  'Must be an object with what the operation takes, for example {"operation": "generateArticle", "input": {"topic": "Kettles"}}.'

export const EstimateInput = z
  .object({
    operation: text({ min: 1, max: 100 }).meta({
      description:
        'Id of an operation that charges, for example `generateArticle`, or of `createSession`, whose runs do.',
    }),
    input: z.record(z.string(), z.unknown(), { error: inputWords }).meta({
      description:
        'The body that would be sent, with the `id` of its path if it has one; it is validated as that operation would.',
    }),
  })
  .meta({ id: 'EstimateInput', description: 'An operation with the input that it would be called with.' })
export type EstimateInput = z.infer<typeof EstimateInput>

export const Estimate = z
  .looseObject({
    credits_required: z.number().meta({
      description:
        'Credits that the call would hold; never more than this is charged. Of `createSession`, which is free, what each run holds: the balance has to cover one.',
    }),
    breakdown: z.record(z.string(), z.number()).meta({
      description:
        'Items of the price list, by their names in `prices` and `x-price`; sums to `credits_required`.',
    }),
    balance_after: z.number().meta({
      description:
        'The balance less `credits_required`; negative by `credits_missing` if it is insufficient. Of `createSession` the balance of today: the call takes nothing off it.',
    }),
    seconds_expected: z
      .number()
      .meta({ description: 'Seconds that the work usually takes, from runs of the same kind.' }),
    notes: z.array(z.string()).optional().meta({ description: 'What should be known before the charge.' }),
    warnings: z.array(z.string()).optional().meta({
      description:
        'What is probably a slip: fields of the input that the call would ignore, a persona that is nearly one of the voices; with what was probably meant.',
    }),
    feasible: alwaysSent(
      z.boolean().meta({
        description:
          'False if it is known before that the call would not give what it is for: an article would be an internal brief, no document could fill the lead magnet, the text to adapt is not written, a page is not on the public internet. Nothing would be charged (`credits_expected` is 0), and `notes` say why. The call can be made all the same. True otherwise, which is no promise. Masthead extension.',
      }),
    ),
    affordable: alwaysSent(
      z.boolean().meta({
        description:
          'Whether the balance covers `credits_required`; if not, the call would answer 402 (a lead magnet that nothing could fill is accepted all the same, at no charge). Masthead extension.',
      }),
    ),
    credits_missing: z.number().optional().meta({
      description: 'With `affordable: false`: credits that the balance lacks. Masthead extension.',
    }),
    topup: TopUp.optional().meta({
      description:
        'With `affordable: false`: what would cover the gap, as in the 402 of the call. Masthead extension.',
    }),
    held: z.number().optional().meta({
      description:
        'With `affordable: false`: credits that are reserved for running jobs, as in the 402 of the call. Masthead extension.',
    }),
    held_by: heldByMember,
    words_expected: z.int().optional().meta({
      description: 'For an article: the expected length in words, given the sources. Masthead extension.',
    }),
    words_guessed: WordsGuessed.optional(),
    figures_expected: FiguresExpected,
    credits_expected: z.number().optional().meta({
      description:
        'What will probably be charged, in credits: for an article the price of that length, for a run of a session what the last ones like it cost. Masthead extension.',
    }),
  })
  .meta({ id: 'Estimate', description: 'What a call would cost and how long it would take.' })
export type Estimate = z.infer<typeof Estimate>

export const LedgerKind = z
  .enum(['grant', 'hold', 'settle', 'release'])
  .meta({ id: 'LedgerKind', description: 'Credits arrive, are reserved, are spent, or come back.' })
export type LedgerKind = z.infer<typeof LedgerKind>

export const LedgerEntry = z
  .looseObject({
    id: z.string().meta({ description: 'Id of the row; later rows have higher ids.' }),
    created_at: DateTime.meta({ description: 'When the credits moved.' }),
    kind: openEnum('grant', 'hold', 'settle', 'release').meta({
      description:
        '`grant` adds credits, `hold` reserves them, `settle` charges what was used, `release` gives a reservation back.',
    }),
    credits: z.number().meta({
      description:
        'Signed change of what can be spent: of a `hold` what was reserved, of a `settle` what came back of it, which is 0 when all of it was `spent`.',
    }),
    balance: z.number().meta({ description: 'What could be spent afterwards.' }),
    held: z.number().meta({ description: 'What was reserved afterwards.' }),
    operation: alwaysSent(
      z.string().meta({ description: 'Id of the operation; on a grant `first_claim` or `operator_grant`.' }),
    ),
    run_id: Uuid.optional().meta({ description: 'The article or run that it belongs to.' }),
    spent: z
      .number()
      .optional()
      .meta({ description: 'What a settled run used up, 0 for one that was free; only of a `settle`.' }),
    breakdown: z.record(z.string(), z.number()).optional().meta({
      description:
        'Items of the price list that a hold or a settlement is made of, by their names in `prices` and `x-price`.',
    }),
    title: z.string().optional().meta({
      description:
        'What the article or run is called, at most 200 characters; left out where it is gone or has no name.',
    }),
  })
  .meta({ id: 'LedgerEntry', description: 'One row of the ledger; rows are never changed.' })
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const Spending = z
  .looseObject({
    date: z.iso.date().meta({ description: 'A day in the time zone of the tenant.' }),
    operation: z
      .string()
      .meta({ description: 'Id of the operation that used the credits, for example `generateArticle`.' }),
    credits: z.number().meta({ description: 'Credits that the operation used up on that day.' }),
  })
  .meta({ id: 'Spending', description: 'Credits that one operation used up in one day.' })
export type Spending = z.infer<typeof Spending>

export const ReturnedCredits = z
  .looseObject({
    operation: z
      .string()
      .meta({ description: 'Id of the operation that had reserved them, for example `generateArticle`.' }),
    kind: openEnum('release', 'settle').meta({
      description: '`release` if the run ended without a result, `settle` if it used less than was reserved.',
    }),
    runs: z.int().meta({ description: 'How many runs gave credits back.' }),
    credits: z.number().meta({ description: 'What they gave back in all, in credits.' }),
  })
  .meta({ id: 'ReturnedCredits', description: 'Credits that were reserved for an operation and came back.' })
export type ReturnedCredits = z.infer<typeof ReturnedCredits>

export const ListLedgerQuery = PageQuery.extend({
  sort: timeSort(),
  folded: optionalQueryBoolean().meta({
    description:
      'True for one row per operation: reservations that have ended are left out, and `returned` is added. The settlement or release of an operation says what was reserved: `spent` and `credits` together.',
  }),
  kind: LedgerKind.optional().meta({ description: 'Only rows of this kind.' }),
  operation: text({ min: 1, max: 100 })
    .optional()
    .meta({ description: 'Only rows of this operation, by its id.' }),
  since: DateTime.optional().meta({ description: 'Only rows from this instant on.' }),
  until: DateTime.optional().meta({ description: 'Only rows before this instant.' }),
})
export type ListLedgerQuery = z.infer<typeof ListLedgerQuery>

export const Ledger = z
  .looseObject({
    entries: z.array(LedgerEntry).meta({
      description: 'The rows that match, newest first; rows are never changed or removed by a correction.',
    }),
    spending: alwaysSent(
      z.array(Spending).meta({ description: 'The last 30 days by day and operation, whatever the filters.' }),
    ),
    returned: z.array(ReturnedCredits).optional().meta({
      description: 'With `folded`: what came back in the last 30 days, whatever the filters.',
    }),
    ...pageMembers,
  })
  .meta({ id: 'Ledger', description: 'Rows of the ledger, newest first.' })
export type Ledger = z.infer<typeof Ledger>

export const estimate = operation({
  id: 'estimate',
  method: 'POST',
  path: '/api/agent/estimate',
  auth: 'agent',
  origin: 'ours',
  noun: 'credits',
  summary: 'Estimate the cost of a call',
  description:
    'Returns what a call would cost, item by item, and how long it would take, without starting it. The input is validated as the real call would. An operation that is unknown or free is a 400 that names those with a price. A record that the call would not find is a 404 here, too. The `details` name a wrong field of the input by its path, for example `input.source_urls.0`.',
  body: EstimateInput,
  sample: { operation: 'validateSchema', input: { url: 'http://example.com/' } },
  responses: { 200: Estimate },
  errors: [400, 401, 404, 413, 415, 429, 500],
})

export const listLedger = operation({
  id: 'listLedger',
  method: 'GET',
  path: '/api/agent/credits/ledger',
  auth: 'agent',
  origin: 'ours',
  noun: 'credits',
  summary: 'List credit transactions',
  description:
    'As text/csv it answers every row that matches, up to 100,000, with the columns of the list; `limit` and `offset` do not apply, which the header `Warning` says where they were sent.',
  query: ListLedgerQuery,
  sample: { limit: 10 },
  responses: { 200: Ledger },
  alsoAs: ['text/csv'],
  errors: [400, 401, 429, 500],
})
