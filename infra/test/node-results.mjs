// A reporter of node:test: a line of JSON for each test that is over.
import { relative } from 'node:path'
import { root } from '../start/prepare.mjs'

/** The first lines of an error and of what caused it; of unequal values, what came. */
function reasonsOf({ message, actual, cause }) {
  const [first] = String(message).split('\n')
  const came = Array.isArray(actual) && actual.length > 0 ? [JSON.stringify(actual)] : []
  return [first, ...came, ...(cause?.message ? [reasonsOf(cause)] : [])].join(' · ').slice(0, 600)
}

/** Says why a test does not count as passed, or nothing. */
function faultOf({ details, skip, todo }) {
  if (skip !== undefined) return 'was skipped'
  if (todo !== undefined) return 'is still to be written'
  return details.error && reasonsOf(details.error.cause ?? details.error)
}

export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, file, details } = data
    // A suite is the sum of its tests, unless it failed by itself: in a hook, for instance.
    const isSum = type === 'test:pass' || details.error.failureType === 'subtestsFailed'
    if (details.type === 'suite' && isSum) continue
    const result = { file: file && relative(root, file), title: name, fault: faultOf(data) }
    yield `${JSON.stringify(result)}\n`
  }
}
