import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Sent } from '#contract/always-sent.ts'
import type {
  BrandCategory,
  BrandRecommendation,
  BrandScanResult,
  BrandScoreTerm,
} from '#contract/brand-scans.ts'
import { sql } from '../sql.ts'
import { runColumns } from './run-columns.ts'

/** One row for each accepted scan: `processing` -> `completed` | `failed`. */
export const brandScans = pgTable(
  'brand_scans',
  {
    ...runColumns(),
    brandName: text('brand_name').notNull(),
    /** The name without regard to case and spacing: scans with the same key are one history. */
    brandKey: text('brand_key').notNull(),
    aliases: text('aliases').array().notNull(),
    givenCategory: text('given_category'),
    /** Asked in place of the usual questions; empty for those. */
    givenQuestions: text('given_questions').array().notNull().default([]),
    category: jsonb('category').$type<Sent<typeof BrandCategory>>(),
    /** 0 to 100; null while it runs and when no engine answered. */
    score: doublePrecision('score'),
    terms: jsonb('terms').$type<BrandScoreTerm[]>().notNull().default([]),
    /** One for each engine, with every answer word for word. */
    results: jsonb('results').$type<BrandScanResult[]>().notNull().default([]),
    recommendations: jsonb('recommendations').$type<BrandRecommendation[]>().notNull().default([]),
    warnings: text('warnings').array().notNull().default([]),
  },
  (table) => [
    index('brand_scans_newest').on(
      table.tenantId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('brand_scans_brand').on(
      table.tenantId,
      table.brandKey,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One for each order of the list, for either direction.
    index('brand_scans_by_brand').on(table.tenantId, table.brandKey, table.id),
    index('brand_scans_by_score').on(table.tenantId, sql`coalesce(${table.score}, -1)`, table.id),
    index('brand_scans_silent').on(table.status, table.updatedAt),
  ],
)
