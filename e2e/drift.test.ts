import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { routes } from '#service/http/routes.ts'

/** Doors besides the one that is named like its operation: other forms of an answer, and sums of several. */
const variants: Readonly<Record<string, string>> = {
  previewRecovery: 'recoverDeliveries',
  countDeadLetters: 'listDeliveries',
  exportLedger: 'listLedger',
  exportLeads: 'listLeads',
  listAllDocuments: 'listDocuments',
  openLeadMagnetPdf: 'getLeadMagnet',
}

/** What the folder of the doors holds besides doors. */
const machinery = [
  'brief-memory',
  'client',
  'errors',
  'known-time-zone',
  'parse-leniently',
  'retry-on-rate-limit',
  'problem',
]

const known = new Map(operations.map((operation) => [operation.id as string, operation]))
const built = routes.map(({ operation }) => operation.id)

const doorFiles = readdirSync(new URL('../lib/agent-api/', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((file) => !machinery.includes(file))

const doors = await Promise.all(
  doorFiles.map(async (file): Promise<{ file: string; names: string[] }> => {
    const module: Record<string, unknown> = await import(`../lib/agent-api/${file}.ts`)
    return { file, names: Object.keys(module).filter((name) => typeof module[name] === 'function') }
  }),
)
const doorNames = doors.flatMap(({ names }) => names)

test('every operation that the service answers is the one of the contract and has exactly one route', () => {
  expect(built.toSorted()).toEqual([...new Set(built)].toSorted())
  for (const { operation } of routes) expect(known.get(operation.id), operation.id).toBe(operation)
})

test('every operation that the service answers has exactly one door in the dashboard', () => {
  expect(doorNames.filter((name) => !(name in variants)).toSorted()).toEqual(built.toSorted())
})

test('every other door is a known form of an operation that the service answers', () => {
  expect(doorNames.filter((name) => name in variants).toSorted()).toEqual(Object.keys(variants).toSorted())
  expect(built).toEqual(expect.arrayContaining([...new Set(Object.values(variants))]))
})

test('every door stands in the file of its noun', () => {
  for (const { file, names } of doors) {
    for (const name of names) {
      const operation = known.get(variants[name] ?? name)
      expect([name, operation?.noun]).toEqual([name, file])
    }
  }
})

test('no operation is promised by the contract and not answered', () => {
  expect(operations.map(({ id }) => id as string).filter((id) => !built.includes(id))).toEqual([])
})
