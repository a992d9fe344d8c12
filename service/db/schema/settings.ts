import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CompanyProfile } from '#contract/company-profile.ts'
import { tenants } from './agents.ts'
import { instant } from './column-kinds.ts'

export const tenantSettings = pgTable('tenant_settings', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  postsPerDay: integer('posts_per_day').notNull().default(1),
  slots: text('slots').array().notNull().default(['09:00']),
  /** False until `slots` are chosen: the tenant then uses learned times, or the defaults. */
  slotsChosen: boolean('slots_chosen').notNull().default(false),
  timeZone: text('time_zone').notNull().default('UTC'),
  autoPublish: boolean('auto_publish').notNull().default(false),
  lowBalanceCredits: integer('low_balance_credits').notNull().default(50),
  referralLink: text('referral_link'),
  siteTitle: text('site_title'),
  profile: jsonb('profile').$type<CompanyProfile>().notNull().default({}),
  /** Days after which contacts of warm-lead reports are erased. */
  contactRetentionDays: integer('contact_retention_days').notNull().default(90),
  /** Whether views of the published site are counted at all, and whether its pages say that they were read to the end. */
  countViews: boolean('count_views').notNull().default(true),
  countReads: boolean('count_reads').notNull().default(true),
  weeklyMail: boolean('weekly_mail').notNull().default(true),
  /** Days for which counted days are kept. */
  resultRetentionDays: integer('result_retention_days').notNull().default(730),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
