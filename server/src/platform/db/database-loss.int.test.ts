import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startTestPostgres, type TestPostgres } from '@windhover/testkit/test-postgres'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('./__fixtures__/keep-querying.ts', import.meta.url))
const LOSSES = 5

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startTestPostgres()
})
afterAll(async () => {
  await postgres?.stop()
})

/** A process of its own: what ends it would otherwise end the test. */
function startQuerying() {
  const child = spawn(process.execPath, [SCRIPT, postgres.url], { stdio: ['ignore', 'pipe', 'pipe'] })
  let done = 0
  let oldestMs = 0
  let complaints = ''
  child.stdout.on('data', (text) => {
    const said = String(text).trim().split('\n').at(-1) ?? ''
    ;[done = 0, oldestMs = 0] = said.split(' ').map(Number)
  })
  child.stderr.on('data', (text) => {
    complaints += String(text)
  })
  return {
    done: () => done,
    oldestMs: () => oldestMs,
    end: () => ({ code: child.exitCode, complaints }),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('a database that dies in the middle of transactions', () => {
  it('ends no process, and every connection works again when it is back', { timeout: 120_000 }, async () => {
    const querying = startQuerying()
    try {
      for (let count = 0; count <= LOSSES; count += 1) {
        const before = querying.done()
        await waitUntil({
          what: `queries to go on after ${count} losses: ${JSON.stringify(querying.end())}`,
          timeoutMs: 20_000,
          check: () => querying.end().code !== null || querying.done() > before + 100,
        })
        expect(querying.end()).toEqual({ code: null, complaints: '' })
        await waitUntil({
          what: 'everything that was under way to have ended, one way or the other',
          check: () => querying.oldestMs() < 1_000,
        })
        if (count === LOSSES) break
        await postgres.kill9()
        // The children of a killed server hold its memory for another moment.
        await waitUntil({
          what: 'the database to start again',
          timeoutMs: 20_000,
          check: () =>
            postgres.restart().then(
              () => true,
              () => false,
            ),
        })
      }
    } finally {
      await querying.stop()
    }
  })
})
