import { mkdir, writeFile } from 'node:fs/promises'
import { APP_IDS } from '@windhover/core/workspace/app-ids'
import type { Page, Request, Response } from 'playwright-core'
import { launchBrowser, visit } from '../support/browser.ts'
import { comeAsGuest, waitForFunds } from '../support/person.ts'
import { startTestProduct } from '../support/start-test-product.ts'

/**
 * `npm run record:answers`: opens every panel as a funded practice guest and keeps what the server answered. Component
 * tests start from these answers, so that a screen without stubs of its own shows what the product shows.
 */
const FILE = new URL('../../../web/src/testing/__fixtures__/practice-guest.json', import.meta.url)
/** So long without a call under way, and a panel has everything it asks for by itself. */
const QUIET_MS = 700
/** What the first page asks for only when it rests. */
const LATE_CALLS_MS = 3_000

type Recorded = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

const product = await startTestProduct()
const browser = await launchBrowser()
try {
  await visit(browser, 'record', { origin: product.origin }, async ({ page }) => {
    const answers = new Map<string, Promise<Recorded | null>>()
    await page.goto('/')
    await comeAsGuest(page)
    await waitForFunds(page)
    const isQuiet = watchCalls(page)
    page.on('response', (response) => keep(answers, response))
    for (const app of ['', ...APP_IDS]) {
      await page.goto(app === '' ? '/' : `/?app=${app}`)
      if (app === '') await page.waitForTimeout(LATE_CALLS_MS)
      await isQuiet()
      if (app === 'balances') await openChains(page, isQuiet)
    }
    const recorded = (await Promise.all(answers.values())).filter((answer) => answer !== null)
    const sorted = recorded.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
    await mkdir(new URL('.', FILE), { recursive: true })
    const recording = { recordedAt: new Date().toISOString(), answers: sorted }
    await writeFile(FILE, `${JSON.stringify(recording, null, 1)}\n`)
    process.stdout.write(`${sorted.length} answers in ${FILE.pathname}\n`)
  })
} finally {
  await browser.close()
  await product.stop()
}

async function openChains(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  for (const chain of ['Solana', 'Hedera', 'EVM']) {
    await page
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${chain}`) })
      .first()
      .click()
    await isQuiet()
    if (chain === 'EVM') {
      await page.getByRole('radio', { name: 'BSC' }).click()
      await isQuiet()
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click()
  }
}

/** Resolves when no call has been under way for a while; the live events never end and do not count. */
function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedAtMs = Date.now()
  const isCall = (request: Request) => /\/api\/(?!events)/.test(request.url())
  const end = (request: Request) => {
    changedAtMs = Date.now()
    open.delete(request)
  }
  page.on('request', (request) => {
    if (isCall(request)) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    changedAtMs = Date.now()
    while (open.size > 0 || Date.now() - changedAtMs < QUIET_MS) await page.waitForTimeout(50)
  }
}

/** The latest answer of a call counts: by then the coins and their prices are there. */
function keep(answers: Map<string, Promise<Recorded | null>>, response: Response): void {
  const url = new URL(response.url())
  const isJson = (response.headers()['content-type'] ?? '').startsWith('application/json')
  if (!url.pathname.startsWith('/api/') || !isJson || response.request().method() !== 'GET') return
  if (response.status() !== 200) return
  answers.set(
    `${url.pathname}${url.search}`,
    response.json().then(
      (body: unknown) => ({
        method: 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body,
      }),
      () => null,
    ),
  )
}

function keyOf({ method, path, query }: Recorded): string {
  return `${method} ${path} ${JSON.stringify(query)}`
}
