import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { isAlive, listDescendants } from '../dev/list-descendants.ts'

const WATCHDOG = pathToFileURL(new URL('./watchdog.ts', import.meta.url).pathname).href
/** Of its two children one ends when it is asked to, with a child of its own; the other does not listen. */
const RUNNER = `
  const { startWatchdog } = await import('${WATCHDOG}')
  const { spawn } = await import('node:child_process')
  const watchdog = startWatchdog()
  for (const script of ['sleep 300', 'trap "" TERM; sleep 300 & wait; wait']) {
    const child = spawn('/bin/sh', ['-c', script + '; true'], { detached: true, stdio: 'ignore' })
    watchdog.guard(child.pid, 'SIGTERM')
  }
  setTimeout(() => console.log('ready'), 300)
  setInterval(() => {}, 1000)`

it('a runner that is killed takes along all it started', { timeout: 60_000 }, async () => {
  const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(runner.stdout, 'data')
  const started = listDescendants(runner.pid ?? 0)
  // The watchdog itself, and two shells with a sleep each.
  expect(started).toHaveLength(5)
  runner.kill('SIGKILL')
  await expect.poll(() => started.filter(isAlive), { timeout: 30_000 }).toEqual([])
})
