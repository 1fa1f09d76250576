import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPostgres } from '../stack/engines/postgres-home.ts'
import { findFreePortBase, isPortFree, portsFrom } from '../stack/ports.ts'
import { waitFor } from '../stack/wait-for.ts'
import { isAlive, listDescendants } from './list-descendants.ts'

const MAIN = join(import.meta.dirname, 'main-dev.ts')

type Run = { readonly child: ChildProcess; readonly pids: readonly number[]; readonly output: () => string }

describe('npm run dev', () => {
  let portBase = 0
  let stateDir = ''
  beforeAll(async () => {
    portBase = await findFreePortBase()
    stateDir = mkdtempSync(join(tmpdir(), 'windhover-dev-'))
  })
  afterAll(() => {
    forgetPostgres(stateDir)
    rmSync(stateDir, { recursive: true, force: true })
  })

  async function start(): Promise<Run> {
    const child = spawn(process.execPath, [MAIN, '--port', String(portBase), '--state', stateDir], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const lines: string[] = []
    child.stdout.on('data', (chunk) => lines.push(String(chunk)))
    child.stderr.on('data', (chunk) => lines.push(String(chunk)))
    const output = () => lines.join('')
    const ready = async () => output().includes('ready after') || child.exitCode !== null
    await waitFor({ check: ready, withinMs: 110_000 })
    if (!output().includes('ready after')) throw new Error(`it did not start:\n${output()}`)
    return { child, output, pids: listDescendants(child.pid ?? 0) }
  }

  async function expectNothingLeft(run: Run): Promise<void> {
    const gone = async () => !run.pids.some(isAlive)
    expect(await waitFor({ check: gone, withinMs: 15_000 }), `left: ${run.pids.filter(isAlive)}`).toBe(true)
    const free = await Promise.all(Object.values(portsFrom(portBase)).map(isPortFree))
    expect(free.every(Boolean)).toBe(true)
  }

  it('brings up the product and ends all of it on Ctrl-C', { timeout: 150_000 }, async () => {
    const run = await start()
    const origin = `http://localhost:${portBase}`
    expect(run.output()).toContain(`Open ${origin}`)
    expect(run.pids.length).toBeGreaterThanOrEqual(7)
    expect((await fetch(origin)).status).toBe(200)
    expect(await (await fetch(`${origin}/api/workspace`)).json()).toMatchObject({
      badge: 'Practice world',
      guests: true,
      faucet: true,
    })

    run.child.kill('SIGINT')
    const [code] = await once(run.child, 'exit')
    expect(code).toBe(0)
    await expectNothingLeft(run)
  })

  it('revives what is killed, and ends with a runner that is killed itself', {
    timeout: 150_000,
  }, async () => {
    const run = await start()
    const health = `http://127.0.0.1:${portBase + 10}/health`
    const apiPid = run.pids.find((pid) => commandLine(pid).includes('main-api.ts')) ?? 0
    process.kill(apiPid, 'SIGKILL')
    await sleep(100)
    const back = async () => (await fetch(health)).ok
    expect(await waitFor({ check: back, withinMs: 60_000 })).toBe(true)
    expect(run.output()).toMatch(/api-1 .*ended: signal SIGKILL; starts again/)

    const all = { ...run, pids: listDescendants(run.child.pid ?? 0) }
    run.child.kill('SIGKILL')
    await expectNothingLeft(all)
  })
})

function commandLine(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}
