/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Reads the JSON report of vitest. A file that could not be loaded counts as one failure.
 * @param {string | undefined} report
 * @param {number} code how vitest ended
 * @returns {Count}
 */
export function countVitest(report, code) {
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number, testResults?: { status?: string, assertionResults?: unknown[] }[] }} */
  const { testResults = [], ...numbers } = JSON.parse(report ?? '{}')
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults?.length,
  )
  return judge(
    {
      passed: numbers.numPassedTests ?? 0,
      failed: (numbers.numFailedTests ?? 0) + unloaded.length,
      skipped: (numbers.numPendingTests ?? 0) + (numbers.numTodoTests ?? 0),
    },
    code,
  )
}

/**
 * Reads the JSON report of Playwright. A test that passed only when it was tried again counts as failed.
 * @param {string | undefined} report
 * @param {number} code how Playwright ended
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  /** @type {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number } }} */
  const { stats = {} } = JSON.parse(report ?? '{}')
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0)
  return judge({ passed: stats.expected ?? 0, failed, skipped: stats.skipped ?? 0 }, code)
}

/**
 * A runner that failed without naming a test, or that found none, has failed once.
 * @param {Count} count @param {number} code @returns {Count}
 */
function judge(count, code) {
  const nothingRan = count.passed + count.failed === 0
  return count.failed === 0 && (code !== 0 || nothingRan) ? { ...count, failed: 1 } : count
}
