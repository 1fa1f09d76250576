import { CHAINS } from '@windhover/core/chains/all-chains'
import { AppError } from '@windhover/core/errors/app-error'
import type { FeeView, PreviewView, PreviewWarning } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { type ReceiptChange, splitRent, sumChanges } from '@windhover/core/transactions/receipt'
import { checkRecipient } from '@windhover/core/transactions/recipients'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Effects } from '../../ports/chain.ts'
import { listPaid } from './intent-store.ts'
import { ownerOn, planIntent, planServiceFee } from './plan-intent.ts'
import { priceChanges } from './price-changes.ts'
import { promiseOfOrder } from './promise-of-order.ts'

/** As many as anybody's eyes could confuse. */
const RECIPIENTS_COMPARED = 500

/** What an intent would do if it were approved now. Nothing is stored and nothing is signed. */
export async function previewIntent(
  parts: FeatureParts,
  request: { intent: Intent; vault: VaultView },
): Promise<PreviewView> {
  const { intent, vault } = request
  const owner = ownerOn(intent.chain, vault)
  const warnings = await listWarnings(parts, { intent, vault, owner })
  const simulated = await simulate(parts, intent, owner)
  if ('reason' in simulated) return { succeeds: false, reason: simulated.reason, warnings }
  const { changes, rentRaw } = splitRent(intent, simulated.changes)
  const fees = await listFees(parts, intent, { feeRaw: simulated.feeRaw, rentRaw, changes })
  return {
    succeeds: true,
    changes: [...(await priceChanges(parts, intent.chain, changes))],
    fees,
    after: await readAfter(parts, { intent, owner, changes, fees }),
    isComplete: simulated.isComplete,
    warnings,
  }
}

type Simulated =
  | { changes: readonly ReceiptChange[]; feeRaw: bigint; isComplete: boolean }
  | { reason: string }

async function simulate(parts: FeatureParts, intent: Intent, owner: string): Promise<Simulated> {
  try {
    const { actions } = await planIntent(parts, intent, owner)
    const [first] = actions
    if (first === undefined) return { reason: 'There is nothing to do.' }
    if ('order' in first) return await promiseOfOrder(parts, { body: intent, owner })
    const effects = await parts.chains[intent.chain].simulate(first)
    if (!effects.succeeds) return { reason: effects.reason }
    return actions.length === 1
      ? effects
      : await foretell(parts, intent, { effects, count: actions.length, owner })
  } catch (error) {
    if (error instanceof AppError && !error.retryable) return { reason: error.message }
    throw error
  }
}

/** Later actions cannot be run before the first is mined; what they do is what was asked for. */
async function foretell(
  parts: FeatureParts,
  intent: Intent,
  first: { effects: Extract<Effects, { succeeds: true }>; count: number; owner: string },
): Promise<Simulated> {
  const feeRaw = first.effects.feeRaw * BigInt(first.count)
  const own = await foretellOwn(parts, intent, first.owner)
  return { changes: sumChanges([...first.effects.changes, ...own]), feeRaw, isComplete: false }
}

/** What an intent asks for, in its own figures. */
export async function foretellOwn(
  parts: FeatureParts,
  intent: Intent,
  owner: string,
): Promise<readonly ReceiptChange[]> {
  if (intent.type === 'wrap' || intent.type === 'unwrap') return foretellWrap(parts, intent)
  return intent.type === 'swap' ? (await promiseOfOrder(parts, { body: intent, owner })).changes : []
}

function foretellWrap(
  parts: FeatureParts,
  intent: Extract<Intent, { type: 'wrap' | 'unwrap' }>,
): ReceiptChange[] {
  if (intent.amountRaw === 'all') return []
  const { native } = CHAINS[intent.chain]
  const coins = intent.type === 'wrap' ? -BigInt(intent.amountRaw) : BigInt(intent.amountRaw)
  const { wrappedToken } = parts.wrappings[intent.chain]
  return [
    { token: 'native', ...native, amountRaw: coins },
    { token: wrappedToken, symbol: `W${native.symbol}`, decimals: native.decimals, amountRaw: -coins },
  ]
}

async function listWarnings(
  parts: FeatureParts,
  { intent, vault, owner }: { intent: Intent; vault: VaultView; owner: string },
): Promise<PreviewWarning[]> {
  if (intent.type !== 'transfer') return []
  const query = { vaultId: BigInt(vault.tokenId), chain: intent.chain, limit: RECIPIENTS_COMPARED }
  const paid = await listPaid(parts.db, query)
  const recipient = parts.chains[intent.chain].parseAddress(intent.to) ?? intent.to
  return [...checkRecipient({ recipient, own: [owner], known: paid.map(({ address }) => address) })]
}

async function listFees(
  parts: FeatureParts,
  intent: Intent,
  cost: { feeRaw: bigint; rentRaw: bigint; changes: readonly ReceiptChange[] },
): Promise<FeeView[]> {
  const { native } = CHAINS[intent.chain]
  const service = planServiceFee(parts, intent)
  const facts = cost.changes.find(({ token }) => token === service?.token)
  const due = [
    { kind: 'network' as const, token: 'native', ...native, amountRaw: cost.feeRaw },
    { kind: 'rent' as const, token: 'native', ...native, amountRaw: cost.rentRaw },
    {
      kind: 'service' as const,
      token: service?.token ?? 'native',
      symbol: facts?.symbol ?? native.symbol,
      decimals: facts?.decimals ?? native.decimals,
      amountRaw: service?.amountRaw ?? 0n,
    },
  ].filter(({ amountRaw }) => amountRaw > 0n)
  const priced = await priceChanges(parts, intent.chain, due)
  return due.map((fee, index) => ({
    ...fee,
    amountRaw: fee.amountRaw.toString(),
    amountUsd: priced[index]?.amountUsd ?? null,
  }))
}

/** A balance that cannot be read is unknown, never zero. */
async function readAfter(
  parts: FeatureParts,
  given: { intent: Intent; owner: string; changes: readonly ReceiptChange[]; fees: readonly FeeView[] },
): Promise<{ token: string; amountRaw: string | null }[]> {
  const reading = await parts.chains[given.intent.chain].getBalances(given.owner)
  const moved = new Map<string, bigint>()
  const add = (token: string, amountRaw: bigint) => moved.set(token, (moved.get(token) ?? 0n) + amountRaw)
  for (const { token, amountRaw } of given.changes) add(token, amountRaw)
  for (const { token, amountRaw } of given.fees) add(token, -BigInt(amountRaw))
  return [...moved].map(([token, change]) => {
    if (reading.state !== 'known') return { token, amountRaw: null }
    const held = reading.value
      .filter((each) => each.token === token)
      .reduce((sum, each) => sum + each.amountRaw, 0n)
    return { token, amountRaw: (held + change < 0n ? 0n : held + change).toString() }
  })
}
