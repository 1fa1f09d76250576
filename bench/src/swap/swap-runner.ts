import { randomUUID } from 'node:crypto'
import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_VENUES } from '@windhover/core/swaps/venues'
import { hasEnded, type IntentState } from '@windhover/core/transactions/intent-state'
import { createSignerClient } from '@windhover/server/adapters/signer/index'
import { venueAsker } from '@windhover/server/features/swaps/ask-venues'
import { quoteSwap } from '@windhover/server/features/swaps/quote-swap'
import { statesOf } from '@windhover/testkit/lane-world'
import { startTestLanes, type TestLanes, type TestVault } from '@windhover/testkit/start-test-lanes'
import type { TestSandbox } from '@windhover/testkit/test-sandbox'
import { startTestSigner } from '@windhover/testkit/test-signer'
import { waitUntil } from '@windhover/testkit/wait-until'
import { type Shares, shareTime } from './share-time.ts'
import { type Span, watchOutside } from './watch-outside.ts'

/** The coin of each chain for its usual stablecoin, in amounts that every vault of the practice world has. */
export const TRADES: Readonly<Record<ChainId, { buyToken: string; sellAmountRaw: bigint }>> = {
  solana: { buyToken: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', sellAmountRaw: 10_000_000n },
  ethereum: { buyToken: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', sellAmountRaw: 10n ** 15n },
  bsc: { buyToken: '0x55d398326f99059fF775485246999027B3197955', sellAmountRaw: 10n ** 15n },
  hedera: { buyToken: '0.0.456858', sellAmountRaw: 100_000_000n },
}

export type SwapRunner = {
  readonly run: (chain: ChainId) => Promise<Shares>
  readonly stop: () => Promise<void>
}

/** Quotes and lanes in this process, the real signer beside it, on the practice world's living chains and venues. */
export async function startSwapRunner(sandbox: TestSandbox): Promise<SwapRunner> {
  const cleanUp: (() => Promise<unknown>)[] = []
  let spans: Span[] = []
  const lanes = await startTestLanes({
    sandbox,
    signer: async (databaseUrl) => {
      const signer = await startTestSigner({ databaseUrl, wrapper: 'file' })
      const client = createSignerClient({ socketPath: signer.socketPath })
      cleanUp.push(
        () => client.close(),
        () => signer.stop(),
      )
      return client
    },
    adjust: (parts) => {
      const watched = watchOutside(parts)
      spans = watched.spans
      return watched.parts
    },
  })
  const vault = await lanes.makeVault()
  const askVenues = venueAsker(lanes.parts)
  return {
    run: async (chain) => {
      spans.length = 0
      const fromMs = performance.now()
      await swapOnce(lanes, { vault, chain, askVenues })
      return shareTime(spans, { fromMs, toMs: performance.now() })
    },
    stop: async () => {
      await lanes.stop()
      for (const step of cleanUp) await step().catch(() => undefined)
    },
  }
}

async function swapOnce(
  lanes: TestLanes,
  swap: { vault: TestVault; chain: ChainId; askVenues: ReturnType<typeof venueAsker> },
): Promise<void> {
  const { vault, chain, askVenues } = swap
  const [venue] = CHAIN_VENUES[chain]
  const { view } = await quoteSwap(
    { ...lanes.parts, askVenues },
    { chain, venues: [venue], sellToken: 'native', ...TRADES[chain], slippagePct: 5, taker: null },
  )
  const id = randomUUID()
  await lanes.submit(vault, { id, vaultId: vault.vaultId, type: 'swap', ...view.terms })
  // As a browser hears of it, not as often as a test looks.
  await waitUntil({
    what: `a swap on ${chain}`,
    timeoutMs: 60_000,
    check: () => statesOf(lanes, id).some((state) => hasEnded(state as IntentState)),
  })
  const [last] = statesOf(lanes, id).slice(-1)
  if (last !== 'CONFIRMED') throw new Error(`a swap on ${chain} is ${last}`)
}
