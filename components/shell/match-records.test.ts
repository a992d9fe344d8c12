import { expect, test } from 'vitest'
import { type FoundRecord, matchRecords } from './match-records.ts'

const record = (kind: FoundRecord['kind'], title: string, href = `/${title}`): FoundRecord => ({
  id: href,
  kind,
  title,
  href,
})

test('a record is found by the beginnings of its words, in any order, and the best comes first', () => {
  const records = [
    record('Session', 'static, grinders'),
    record('Article', 'Grinders for a bar'),
    record('Company', 'acme.example'),
  ]
  expect(matchRecords(records, 'gri', 5).map(({ title }) => title)).toEqual([
    'Grinders for a bar',
    'static, grinders',
  ])
  expect(matchRecords(records, 'bar grind', 5).map(({ title }) => title)).toEqual(['Grinders for a bar'])
  expect(matchRecords(records, 'xylophone', 5)).toEqual([])
})

test('what the server lists and this browser started is shown once, as the server calls it', () => {
  const records = [
    record('Article', 'Grinders', '/articles/1'),
    record('Started here', 'Grinders', '/articles/1'),
  ]
  expect(matchRecords(records, 'grinders', 5).map(({ kind }) => kind)).toEqual(['Article'])
})

test('a company is called by its name and also found by its domain', () => {
  const records = [{ ...record('Company', 'Garden Ledger'), keywords: ['gardenledger.example'] }]
  expect(matchRecords(records, 'gardenledger', 5).map(({ title }) => title)).toEqual(['Garden Ledger'])
})
