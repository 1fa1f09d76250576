import { randomUUID } from 'node:crypto'
import { generateKeyPairSigner } from '@solana/kit'
import type { ChainId } from '@windhover/core/chains/chain'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { TransferIntent } from '@windhover/core/transfers/intents/transfer'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { TestLanes, TestVault } from './start-test-lanes.ts'
import type { TestSandbox } from './test-sandbox.ts'
import { waitUntil } from './wait-until.ts'

/** A small payment, in the smallest unit of each native coin. */
export const UNIT: Readonly<Record<ChainId, bigint>> = {
  solana: 10_000_000n,
  ethereum: 10n ** 15n,
  bsc: 10n ** 15n,
  hedera: 10n ** 8n,
}

export const ownerOf = (vault: TestVault, chain: ChainId): string =>
  chain === 'solana' ? vault.solana : vault.evm

/** To somebody nobody has paid before: what they hold afterwards is what arrived. */
export async function transferOf(
  vault: TestVault,
  chain: ChainId,
  amountRaw = UNIT[chain],
): Promise<TransferIntent> {
  const to =
    chain === 'solana' ? (await generateKeyPairSigner()).address : privateKeyToAddress(generatePrivateKey())
  const { vaultId } = vault
  const id = randomUUID()
  return { id, vaultId, type: 'transfer', chain, token: 'native', to, amountRaw: `${amountRaw}` }
}

/** Two steps for a vault that never held the wrapped coin: it is accepted, then put in. */
export function hbarWrapOf({ vaultId }: TestVault): Extract<Intent, { type: 'wrap' }> {
  return { id: randomUUID(), vaultId, type: 'wrap', chain: 'hedera', amountRaw: '500000000' }
}

export async function heldBy(
  lanes: TestLanes,
  chain: ChainId,
  owner: string,
): Promise<ReadonlyMap<string, bigint>> {
  const reading = await lanes.parts.chains[chain].getBalances(owner)
  if (reading.state !== 'known') throw new Error(`balances of ${owner} are ${reading.state}`)
  return new Map(reading.value.map((each) => [each.token, each.amountRaw]))
}

export async function runIntent(lanes: TestLanes, vault: TestVault, intent: Intent): Promise<IntentView> {
  await lanes.submit(vault, intent)
  const done = await lanes.awaitEnd(intent.id)
  await untilTold(lanes, done)
  return done
}

/** An end is stored before it is told, so whoever looks at what was told waits for it. */
async function untilTold(lanes: TestLanes, { intent, state }: IntentView): Promise<void> {
  if (!hasEnded(state)) return
  await waitUntil({
    what: `word of ${state}`,
    timeoutMs: 20_000,
    check: () => statesOf(lanes, intent.id).includes(state),
  })
}

/** Every state an intent was told in, in order. */
export function statesOf(lanes: TestLanes, intentId: string): string[] {
  return lanes.told.flatMap(({ data }) => {
    const view = data as IntentView
    return view.intent.id === intentId ? [view.state] : []
  })
}

export async function switchFault(sandbox: TestSandbox, order: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${sandbox.httpUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
