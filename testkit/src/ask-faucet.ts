import type { TestSandbox } from './test-sandbox.ts'

/** Real coins of the practice world, on these chains alone. */
export async function askFaucet(
  sandbox: TestSandbox,
  request: { solana?: string; evm?: string; chains: readonly string[] },
): Promise<void> {
  const response = await fetch(`${sandbox.httpUrl}/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`the faucet answered ${response.status}: ${await response.text()}`)
}
