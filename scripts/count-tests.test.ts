import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.mjs'

test('The tests of vitest are counted, and a file that does not load is a failure.', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  }
  expect(countVitest(JSON.stringify(report), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('A journey that passed only when it was tried again has passed, and is counted as such.', () => {
  const report = { stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 2 } }
  expect(countPlaywright(JSON.stringify(report), 0)).toEqual({ passed: 8, failed: 0, skipped: 2, flaky: 1 })
})

test('A runner that ran nothing, wrote nothing or ended badly has failed.', () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright('{"stats":{"skipped":3}}', 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 3,
    flaky: 0,
  })
  expect(countVitest('{"numPassedTests":4}', 1)).toEqual({ passed: 4, failed: 1, skipped: 0 })
})
