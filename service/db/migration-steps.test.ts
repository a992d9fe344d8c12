import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planSteps } from './migration-steps.ts'

test('an index of a table that exists is built and dropped concurrently', () => {
  expect(
    planSteps([
      'DROP INDEX "leads_newest";',
      '\nCREATE UNIQUE INDEX "leads_email" ON "leads" USING btree ("email") WHERE "leads"."email" is not null;',
    ]),
  ).toEqual([
    { kind: 'drop', sql: 'drop index concurrently if exists "leads_newest"', index: 'leads_newest' },
    {
      kind: 'build',
      sql: 'create UNIQUE index concurrently "leads_email" on "leads" USING btree ("email") WHERE "leads"."email" is not null',
      index: 'leads_email',
      table: 'leads',
    },
  ])
})

test('a foreign key of a table that exists is checked after it was added, without holding the table', () => {
  const key = 'ALTER TABLE "leads" ADD CONSTRAINT "leads_fk" FOREIGN KEY ("a") REFERENCES "public"."b"("id")'
  expect(planSteps([`${key};`])).toEqual([
    { kind: 'locking', sql: `${key} not valid` },
    { kind: 'online', sql: 'alter table "leads" validate constraint "leads_fk"' },
  ])
})

test('a table that the migration creates takes its indexes and keys as they are', () => {
  const statements = [
    'CREATE TABLE "watches" ("id" uuid)',
    'ALTER TABLE "watches" ADD CONSTRAINT "watches_fk" FOREIGN KEY ("id") REFERENCES "public"."b"("id")',
    'CREATE INDEX "watches_id" ON "watches" USING btree ("id")',
  ]
  expect(planSteps(statements)).toEqual(statements.map((sql) => ({ kind: 'locking', sql })))
})

/** The first migration of the rule in CONTRIBUTING › Change the schema; older ones have been applied everywhere. */
const firstByTheRule = 34
/** Rewrites the table, reads all of it under a lock, changes rows, or breaks processes of the release before. */
const refused =
  /\bset data type\b|\bset not null\b|\bstored\b|\brename\b|\bdrop (?:column|table)\b|\badd column\b(?!.*\bdefault\b).*\bnot null\b|\badd constraint\b.*\b(?:unique|check|primary key)\b|^(?:update|delete|insert|with|truncate)\b/is

test('no migration holds a table for longer than a moment, or breaks a process of the release before', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= firstByTheRule,
  )
  const found = files.flatMap((name) => {
    const statements = readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint')
    const isOfNewTable = (sql: string) => /^create table /i.test(sql)
    return statements
      .map((sql) => sql.trim())
      .filter((sql) => !isOfNewTable(sql) && refused.test(sql))
      .map((sql) => `${name}: ${sql}`)
  })
  expect(found).toEqual([])
})

test.each([
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" DROP COLUMN "b";',
  'UPDATE "a" SET "b" = 1;',
])('the rule refuses %s', (sql) => expect(refused.test(sql)).toBe(true))

test.each([
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;',
  'CREATE INDEX "b" ON "a" USING btree ("b") WHERE "a"."b" is not null;',
])('the rule allows %s', (sql) => expect(refused.test(sql)).toBe(false))
