import { generateKeyPairSigner } from '@solana/kit'
import type { ChainId } from '@windhover/core/chains/chain'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { startTestSandbox } from '@windhover/testkit/test-sandbox'
import { defineBench } from './harness/define-bench.ts'
import { swapBare } from './swap/bare-swap.ts'
import type { Shares } from './swap/share-time.ts'
import { startSwapRunner } from './swap/swap-runner.ts'

const ROUNDS = 20
const CHAINS = ['solana', 'ethereum', 'bsc', 'hedera'] as const satisfies readonly ChainId[]

export const bench = defineBench({
  name: 'swap',
  summary:
    'quote to confirmed of one swap after the other on the practice world, through venue, lane and signer; bare: a script that asks, signs and hands in the same swap on Solana',
  unit: 'swaps per minute on Solana, at the median',
  goal: 0.5,
  run: async () => {
    const sandbox = await startTestSandbox({})
    const runner = await startSwapRunner(sandbox)
    try {
      const signer = await generateKeyPairSigner()
      await askFaucet(sandbox, { solana: signer.address, chains: ['solana'] })
      const shares = new Map<ChainId, Shares[]>()
      const bare: number[] = []
      // Warm-up, not measured.
      for (const chain of CHAINS) await runner.run(chain)
      await swapBare(sandbox, signer)
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const chain of CHAINS) shares.set(chain, [...(shares.get(chain) ?? []), await runner.run(chain)])
        bare.push(await swapBare(sandbox, signer))
      }
      const solana = (shares.get('solana') ?? []).map(({ total }) => total)
      return {
        ours: Math.round(60_000 / quantile(solana, 0.5)),
        bare: Math.round(60_000 / quantile(bare, 0.5)),
        notes: [...CHAINS.map((chain) => describe(chain, shares.get(chain) ?? [])), 'own goal: 25 ms median'],
      }
    } finally {
      await runner.stop()
      await sandbox.stop()
    }
  },
})

function describe(chain: ChainId, rounds: readonly Shares[]): string {
  const at = (part: keyof Shares, fraction: number) =>
    quantile(
      rounds.map((each) => each[part]),
      fraction,
    )
  const parts = (['venue', 'signer', 'chain', 'waiting', 'own'] as const).map(
    (part) => `${part} ${at(part, 0.5).toFixed(0)}`,
  )
  return `${chain.padEnd(9)} median ${at('total', 0.5).toFixed(0)} ms, p95 ${at('total', 0.95).toFixed(0)} ms (median ms: ${parts.join(', ')})`
}

function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0
}
