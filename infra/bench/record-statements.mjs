// Loaded into the API before all else (`node --import`): adds each statement that reaches SQLite's
// driver to the file RECORDED_STATEMENTS, a line of JSON each, with its values and the milliseconds
// until its answer.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { Database } = createRequire(join(process.cwd(), 'package.json'))('sqlite3')

for (const method of ['all', 'run']) {
  const original = Database.prototype[method]
  Database.prototype[method] = function (sql, ...rest) {
    const [done, ...values] = rest.toReversed()
    const began = performance.now()
    return original.call(this, sql, ...values, function (...answer) {
      const milliseconds = performance.now() - began
      const line = JSON.stringify({ sql, values: values[0] ?? [], milliseconds })
      appendFileSync(process.env.RECORDED_STATEMENTS, `${line}\n`)
      // The number of rows that a write changed is the driver's `this`.
      return done.apply(this, answer)
    })
  }
}
