/** What Playwright, japa, Vitest and node:test print at the end of how many tests there were. */
const SUM = /^\s*(?:ℹ \w+ \d+$|Tests\s|\d+ (?:passed|failed|flaky|skipped|did not run)\b)/
const COUNTS =
  /(?:ℹ (?<word>pass|fail|cancelled|skipped|todo) )?(?<count>\d+) ?(?<outcome>passed|failed|flaky|skipped|todo|did not run)?/g
const KINDS = { pass: 'passed', passed: 'passed', flaky: 'flaky' }

/** @param lines without colours. Whatever is neither passed nor flaky has failed: what was skipped, too. */
export function countTests(lines) {
  const counts = { passed: 0, flaky: 0, failed: 0 }
  for (const line of lines.filter((line) => SUM.test(line))) {
    for (const { groups } of line.matchAll(COUNTS)) {
      const outcome = groups.word ?? groups.outcome
      if (outcome) counts[KINDS[outcome] ?? 'failed'] += Number(groups.count)
    }
  }
  return counts
}

const NAME = /^\s*(?:[✖✘×] |FAIL |\[[^\]]+\] ›)/
/** The lines that name a test that failed or was flaky. */
export const namesOfTests = (lines) =>
  lines.filter((line) => NAME.test(line)).map((line) => line.trim())
