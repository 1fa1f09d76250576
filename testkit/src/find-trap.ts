import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import type { TestSandbox } from './test-sandbox.ts'

/** A token of that world that nobody can sell: it has some on every chain, on purpose. */
export async function findTrap(
  sandbox: TestSandbox,
  chain: 'solana' | 'ethereum' | 'bsc' | 'hedera',
): Promise<string> {
  const status = await fetch(`${sandbox.httpUrl}/control/status`)
  const { seed } = (await status.json()) as { seed: string }
  const trap = buildUniverse(seed)
    .onChain(chain)
    .find((listing) => listing.risk.honeypot)
  if (trap === undefined) throw new Error(`the world has no trap on ${chain}`)
  return trap.address
}
