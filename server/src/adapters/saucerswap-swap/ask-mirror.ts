import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { hexText } from '../../platform/evm/evm-shapes.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { UpstreamError } from '../../platform/upstream/upstream-error.ts'

const called = z.object({ result: hexText })
const account = z.object({ max_automatic_token_associations: z.number().int().nullish() })
const UNLIMITED = -1

export type Mirror = {
  /** Runs a call without sending it; null where the contract refuses. */
  readonly call: (to: Address, data: Hex) => Promise<Hex | null>
  /** Whether the account takes in any token by itself. */
  readonly takesAnyToken: (owner: string) => Promise<boolean>
}

export function connectMirror(options: { url: string; timeoutMs?: number }): Mirror {
  const api = createUpstream({
    name: 'hedera-mirror',
    baseUrl: `${options.url.replace(/\/+$/, '')}/api/v1`,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  })
  return {
    call: async (to, data) => {
      const bodyText = JSON.stringify({ to, data })
      const answer = await orNone(
        api.post({ path: '/contracts/call', bodyText, schema: called, isRead: true }),
        400,
      )
      return answer?.result ?? null
    },
    takesAnyToken: async (owner) => {
      const path = `/accounts/${encodeURIComponent(owner)}?transactions=false`
      return (await orNone(api.get(path, account), 404))?.max_automatic_token_associations === UNLIMITED
    },
  }
}

/** With this status the mirror says that there is none, which is an answer. */
async function orNone<Value>(asking: Promise<Value>, status: number): Promise<Value | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof UpstreamError && error.status === status) return null
    throw error
  }
}
