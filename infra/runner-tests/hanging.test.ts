import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { follow } from '../test/runners.mjs'

/** Starts a process of its own that would run for ever with the same output, and says its number. */
const withServer = `
  const server = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'], { stdio: 'inherit' })
  console.log(server.pid)
`

async function runProgram(source: string, patience?: number) {
  const said: string[] = []
  const show = (text: string) => said.push(text)
  const code = await follow('node', ['-e', source], show, { patience })
  return { code, text: said.join('') }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a program of tests', () => {
  test('that is over ends with what it has left running', async () => {
    const { code, text } = await runProgram(`${withServer}; process.exitCode = 3; server.unref()`)
    assert.equal(code, 3)
    assert.equal(isRunning(Number(text)), false)
  })

  test('that says nothing for too long is stopped, and says so', async () => {
    const { code, text } = await runProgram(`${withServer}; process.on('SIGTERM', () => {})`, 6_000)
    assert.equal(code, 1)
    const [pid, reason] = text.split('\n')
    assert.equal(isRunning(Number(pid)), false)
    assert.match(reason!, /^It said nothing for .+: it was stopped\.$/)
  })

  test('that goes on saying something is left alone', async () => {
    const talks =
      'let n = 0; const t = setInterval(() => ++n < 9 ? console.log(`${n}`) : clearInterval(t), 1000)'
    assert.deepEqual(await runProgram(talks, 6_000), { code: 0, text: '1\n2\n3\n4\n5\n6\n7\n8\n' })
  })
})
