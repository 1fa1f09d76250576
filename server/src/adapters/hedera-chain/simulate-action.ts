import { hedera } from '@windhover/core/chains/hedera'
import { toTinybar } from '@windhover/core/money/hbar-units'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { quantity } from '../../platform/evm/evm-shapes.ts'
import { runCall } from '../../platform/evm/simulate-by-call.ts'
import type { BalanceChange, Effects, EvmAction } from '../../ports/chain.ts'
import { readKnownCall, readRefusal } from './known-calls.ts'
import type { TokenFacts } from './token-facts.ts'

/** The network has no tracing: it says whether a call would succeed, and the calls we know say what they move. */
export async function simulateHederaAction(
  parts: { relay: EvmNode; tokenFacts: TokenFacts },
  action: EvmAction,
): Promise<Effects> {
  const result = await runCall(parts.relay, action)
  if (!result.succeeds) return result
  const refusal = readRefusal(action, result.returned)
  if (refusal !== null) return { succeeds: false, error: refusal }
  const known = readKnownCall(action)
  const moved = known ?? new Map([['native', -toTinybar(action.valueWei)]])
  const price = await parts.relay.ask({ method: 'eth_gasPrice', params: [] }, quantity)
  return {
    succeeds: true,
    changes: await nameChanges(parts.tokenFacts, moved),
    feeRaw: toTinybar(action.gasLimit * price),
    isComplete: known !== null,
  }
}

async function nameChanges(
  tokenFacts: TokenFacts,
  moved: ReadonlyMap<string, bigint>,
): Promise<BalanceChange[]> {
  const changed = [...moved].filter(([, amountRaw]) => amountRaw !== 0n)
  return await Promise.all(
    changed.map(async ([token, amountRaw]) => {
      if (token === 'native') return { token, ...hedera.native, amountRaw }
      const facts = await tokenFacts(token)
      return { token, symbol: facts?.symbol ?? null, decimals: facts?.decimals ?? 0, amountRaw }
    }),
  )
}
