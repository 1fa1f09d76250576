import { type IntentView, type PreviewView, transactionRoutes } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import type { Page } from 'playwright-core'

/**
 * The calls that move money, answered by the test: for outcomes that a healthy chain does not give on demand. Everything
 * else on the page stays real.
 */
export type RoutedIntents = {
  preview: PreviewView
  /** What the chain is said to have done of the last submitted intent. */
  outcome: Pick<IntentView, 'state' | 'failure'>
  /** How submitting itself ends. */
  submits: 'taken' | 'no-answer-of-ours' | 'refused-without-words'
  readonly submitted: Intent[]
}

const { previewIntent, submitIntent } = transactionRoutes
const PATH = submitIntent.path

export const worksWith = (warnings: PreviewView['warnings']): PreviewView => ({
  succeeds: true,
  changes: [{ token: 'native', symbol: 'SOL', decimals: 9, amountRaw: '-1000000000', amountUsd: -150 }],
  fees: [
    { kind: 'network', token: 'native', symbol: 'SOL', decimals: 9, amountRaw: '5000', amountUsd: 0.00075 },
  ],
  after: [{ token: 'native', amountRaw: '3999995000' }],
  isComplete: true,
  warnings: [...warnings],
})

export async function routeIntents(page: Page): Promise<RoutedIntents> {
  const routed: RoutedIntents = {
    preview: worksWith([]),
    outcome: { state: 'APPROVED', failure: null },
    submits: 'taken',
    submitted: [],
  }
  const isPath = (path: RegExp) => (url: URL) => path.test(url.pathname)
  await page.route(isPath(new RegExp(`^${previewIntent.path}$`)), (route) =>
    route.fulfill({ json: routed.preview }),
  )
  await page.route(isPath(new RegExp(`^${PATH}$`)), (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const { intent }: { intent: Intent } = route.request().postDataJSON()
    routed.submitted.push(intent)
    if (routed.submits === 'no-answer-of-ours')
      return route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
    if (routed.submits === 'refused-without-words')
      return route.fulfill({ status: 409, body: '<h1>Conflict</h1>' })
    return route.fulfill({ json: viewOf(routed, intent) })
  })
  await page.route(isPath(new RegExp(`^${PATH}/[0-9a-f-]{36}$`)), (route) => {
    const intent = routed.submitted.at(-1)
    return intent === undefined ? route.fallback() : route.fulfill({ json: viewOf(routed, intent) })
  })
  return routed
}

function viewOf({ outcome }: RoutedIntents, intent: Intent): IntentView {
  const now = new Date().toISOString()
  const isKnown = outcome.state === 'CONFIRMED'
  return {
    intent,
    intentHash: 'hash',
    ...outcome,
    origin: 'panel',
    transactionId: isKnown ? 'transaction' : null,
    explorerUrl: isKnown ? 'https://solscan.io/tx/transaction' : null,
    receipt: null,
    createdAt: now,
    changedAt: now,
    checkedAt: now,
  }
}
