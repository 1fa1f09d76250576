import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive, listDescendants } from '@windhover/tools/dev/list-descendants'
import { forgetPostgres } from '@windhover/tools/stack/engines/postgres-home'
import { findFreePortBase, isPortFree, portsFrom } from '@windhover/tools/stack/ports'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { waitFor } from '@windhover/tools/stack/wait-for'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { button, lastRow, reviewDirectives, say, thread } from '../chat/chat-parts.ts'
import { launchBrowser, visit } from '../support/browser.ts'
import { comeAsGuest } from '../support/person.ts'

/** The README's own path, on the development server: what a newcomer does in the first minutes. */
const READY_WITHIN_MS = 240_000
const STEP_WITHIN_MS = 180_000
const CONFIRMED_WITHIN_MS = 240_000

let portBase = 0
let dev: ChildProcess
let output = ''
let pids: readonly number[] = []
let browser: Browser
const stateDir = mkdtempSync(join(tmpdir(), 'windhover-readme-'))

beforeAll(async () => {
  portBase = await findFreePortBase()
  dev = spawn('npm', ['run', 'dev', '--', '--port', String(portBase), '--state', stateDir], {
    cwd: REPOSITORY,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer) => {
    output += String(chunk)
  }
  dev.stdout?.on('data', keep)
  dev.stderr?.on('data', keep)
  browser = await launchBrowser()
  const ready = async () => dev.exitCode !== null || output.includes('ready after')
  await waitFor({ check: ready, withinMs: READY_WITHIN_MS })
  expect(output).toContain(`Open http://localhost:${portBase}`)
  pids = listDescendants(dev.pid ?? 0)
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail')
    process.stdout.write(`what npm run dev wrote last:\n${output.slice(-4_000)}\n`)
})

afterAll(async () => {
  await browser?.close()
  const hasEnded = dev.exitCode !== null || dev.signalCode !== null
  if (dev.pid !== undefined && !hasEnded) process.kill(-dev.pid, 'SIGKILL')
  forgetPostgres(stateDir)
  rmSync(stateDir, { recursive: true, force: true })
})

it('npm run dev: practice vault, directives, first message, a swap, and its row in Activity', () =>
  visit(browser, 'readme-path', { origin: `http://localhost:${portBase}` }, async ({ page, context }) => {
    context.setDefaultTimeout(STEP_WITHIN_MS)
    await page.goto('/')
    await comeAsGuest(page)
    await reviewDirectives(page)

    await say(page, 'what is my balance')
    await settled(page)
    const answer = lastRow(page)
    await answer.getByRole('region', { name: 'Balances' }).or(answer.getByText('SOL')).first().waitFor()
    expect(await thread(page).getByText('Something went wrong.').count()).toBe(0)

    await say(page, 'swap 0.1 SOL to USDC')
    const card = thread(page).getByRole('region', { name: 'Trade approval' })
    await card.getByRole('button', { name: 'Approve' }).click()
    const received = thread(page).getByText(/^Received [\d.]+ USDC$/)
    await received.waitFor({ timeout: CONFIRMED_WITHIN_MS })

    await page.reload()
    await thread(page).getByText('swap 0.1 SOL to USDC').waitFor()
    await received.waitFor()
    await button(page, 'Activity').first().click()
    const activity = page.getByRole('region', { name: 'Activity app' })
    await activity.getByText(/Swap/).first().waitFor()
    expect((await activity.allInnerTexts()).join(' ')).toMatch(/0\.1 SOL/)
  }))

it('starts again what is killed', async () => {
  const isApi = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main-api.ts')
  const api = pids.find(isApi) ?? 0
  expect(api).toBeGreaterThan(0)
  process.kill(api, 'SIGKILL')
  await expect.poll(() => output, { timeout: STEP_WITHIN_MS }).toMatch(/api-1 .*SIGKILL; starts again/)
  const isBack = async () => (await fetch(`http://127.0.0.1:${portBase + 1}/health`)).ok
  expect(await waitFor({ check: isBack, withinMs: READY_WITHIN_MS })).toBe(true)
  pids = listDescendants(dev.pid ?? 0)
})

it('ends all of it on Ctrl-C', async () => {
  process.kill(-(dev.pid ?? 0), 'SIGINT')
  await once(dev, 'exit')
  await expect.poll(() => pids.filter(isAlive), { timeout: 30_000 }).toEqual([])
  const free = await Promise.all(Object.values(portsFrom(portBase)).map(isPortFree))
  expect(free.every(Boolean)).toBe(true)
})

/** The reply is over when it can be copied. */
const settled = (page: Page) => lastRow(page).getByRole('button', { name: 'Copy message' }).waitFor()
