import { faucetErrors } from '@windhover/core/faucet/errors'
import { z } from 'zod'
import type { Faucet, FaucetAnswer } from '../../ports/faucet.ts'

/** Several real transactions on a chain that may take its time. */
const ANSWER_WITHIN_MS = 60_000
const DEFAULT_WAIT_S = 60
const TOO_SOON = 429

const paid = z.object({ sent: z.record(z.string(), z.array(z.string())) })

/** The faucet behind one address: `POST { solana | evm, chains }`. */
export function createFaucet({ url }: { url: string }): Faucet {
  return {
    fund: async ({ chain, address }) => {
      const owner = chain === 'solana' ? { solana: address } : { evm: address }
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...owner, chains: [chain] }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch((error: unknown) => {
        throw faucetErrors.unavailable({ cause: error })
      })
      return await readAnswer(chain, response)
    },
  }
}

async function readAnswer(chain: string, response: Response): Promise<FaucetAnswer> {
  if (response.status === TOO_SOON) {
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after') ?? DEFAULT_WAIT_S)
    return { state: 'cooling', retryAfterMs: (Number.isFinite(seconds) ? seconds : DEFAULT_WAIT_S) * 1000 }
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.status >= 500) throw faucetErrors.unavailable({ context: { status: response.status } })
  const answer = paid.safeParse(body)
  if (!response.ok || !answer.success) throw faucetErrors.refused({ context: { status: response.status } })
  return { state: 'sent', transactionIds: answer.data.sent[chain] ?? [] }
}
