/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Count `flaky` passed when tried again */

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
 * Reads the JSON report of Playwright.
 * @param {string | undefined} report
 * @param {number} code how Playwright ended
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  /** @type {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number } }} */
  const { stats = {} } = JSON.parse(report ?? '{}')
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return judge({ passed: expected + flaky, failed: unexpected, skipped, flaky }, code)
}

/**
 * A runner that failed without naming a test, or that found none, has failed once.
 * @param {Count} count @param {number} code @returns {Count}
 */
function judge(count, code) {
  const nothingRan = count.passed + count.failed === 0
  return count.failed === 0 && (code !== 0 || nothingRan) ? { ...count, failed: 1 } : count
}
