import { setTimeout as sleep } from 'node:timers/promises'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import { type IntentView, transactionRoutes } from '@windhover/core/transactions/contract'
import type { MadeIntent } from './make-intents.ts'

const PATIENCE_MS = 120_000

export type SubmitAnswer = 'taken' | 'refused' | 'unanswered'

/**
 * As a stubborn browser does: an answer that does not come means the same id again, at the other instance. Answers
 * whether the product took it.
 */
export async function submitAnyhow(
  { vault, body }: MadeIntent,
  instances: readonly string[],
): Promise<SubmitAnswer> {
  const startedMs = performance.now()
  for (let attempt = 0; performance.now() - startedMs < PATIENCE_MS; attempt += 1) {
    const instance = instances[attempt % instances.length] ?? ''
    // An approval lives for a minute: every attempt brings its own.
    const approval = await vault.device.approve(body)
    const status = await vault.visitor
      .send(instance, approvalRoutes.submitIntent, {
        body: { vaultId: vault.vaultId, intent: body, approval },
        headers: { 'x-api-key': vault.apiKey },
      })
      .then((answer) => answer.status)
      .catch(() => null)
    if (status === 200) return 'taken'
    if (status !== null && status >= 400 && status < 500 && status !== 429 && status !== 408) return 'refused'
    await sleep(Math.min(50 * 2 ** attempt, 1_000))
  }
  return 'unanswered'
}

export type StateOf = ReadonlyMap<string, IntentView['state']>

/** How the product says that every intent of a vault stands. */
export async function readStates(vault: MadeIntent['vault'], instances: readonly string[]): Promise<StateOf> {
  const states = new Map<string, IntentView['state']>()
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ vaultId: vault.vaultId, limit: '100', ...(cursor && { cursor }) })
    const page: { intents: IntentView[]; nextCursor: string | null } = await ask(vault, instances, query)
    for (const each of page.intents) states.set(each.intent.id, each.state)
    cursor = page.nextCursor
  } while (cursor !== null)
  return states
}

async function ask(vault: MadeIntent['vault'], instances: readonly string[], query: URLSearchParams) {
  let last: unknown = 'no answer'
  const startedMs = performance.now()
  for (let attempt = 0; performance.now() - startedMs < PATIENCE_MS; attempt += 1) {
    const instance = instances[attempt % instances.length] ?? ''
    try {
      const url = `${instance}${transactionRoutes.listIntents.path}?${query}`
      const answer = await fetch(url, {
        headers: vault.visitor.headers(),
        signal: AbortSignal.timeout(10_000),
      })
      if (answer.ok) return transactionRoutes.listIntents.response.parse(await answer.json())
      last = `${answer.status} ${await answer.text()}`
      await sleep(1_000 * Number(answer.headers.get('retry-after') ?? 0))
    } catch (error) {
      last = error
    }
    await sleep(500)
  }
  throw new Error('the product does not say how its intents stand', { cause: last })
}
