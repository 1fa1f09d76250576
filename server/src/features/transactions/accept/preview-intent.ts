import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { contactNetworkOf } from '@windhover/core/contacts/contact-network'
import { AppError } from '@windhover/core/errors/app-error'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { FeeView, PreviewView, PreviewWarning } from '@windhover/core/transactions/contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { type ReceiptChange, splitRent, sumChanges } from '@windhover/core/transactions/receipt'
import { checkRecipient } from '@windhover/core/transactions/recipients'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { Effects } from '../../../ports/chain.ts'
import { listContacts } from '../../contacts/index.ts'
import { findVaultOwner } from '../../vaults/index.ts'
import { priceChanges } from '../books/price-changes.ts'
import type { TransactionParts } from '../parts.ts'
import { expectedChanges } from '../plan/expected-changes.ts'
import { ownerOn, planIntent, planServiceFee } from '../plan/plan-intent.ts'
import { listPaid } from '../stores/intent-store.ts'

/** As many as anybody's eyes could confuse. */
const RECIPIENTS_COMPARED = 500

/** What an intent would do if it were approved now. Nothing is stored and nothing is signed. */
export async function previewIntent(
  parts: TransactionParts,
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

/** The same where nothing can be run yet, or any more: what it promises by its own figures. */
export async function previewPromise(
  parts: TransactionParts,
  { intent, vault }: { intent: Intent; vault: VaultView },
): Promise<PreviewView> {
  const owner = ownerOn(intent.chain, vault)
  const [expected, warnings] = await Promise.all([
    expectedChanges(parts, intent, owner),
    listWarnings(parts, { intent, vault, owner }),
  ])
  const changes = [...(await priceChanges(parts, intent.chain, expected))]
  return { succeeds: true, changes, fees: [], after: [], isComplete: false, isPromised: true, warnings }
}

type Simulated =
  | { changes: readonly ReceiptChange[]; feeRaw: bigint; isComplete: boolean }
  | { reason: string }

async function simulate(parts: TransactionParts, intent: Intent, owner: string): Promise<Simulated> {
  try {
    const { actions } = await planIntent(parts, intent, owner)
    const [first] = actions
    if (first === undefined) return { reason: 'There is nothing to do.' }
    // An order cannot be run before somebody fills it, who then pays the fee.
    if ('order' in first)
      return { changes: await expectedChanges(parts, intent, owner), feeRaw: 0n, isComplete: true }
    const effects = await parts.chains[intent.chain].simulate(first)
    if (!effects.succeeds) return { reason: effects.error.message }
    return actions.length === 1
      ? effects
      : await addExpected(parts, intent, { effects, count: actions.length, owner })
  } catch (error) {
    if (error instanceof AppError && !error.retryable) return { reason: error.message }
    throw error
  }
}

/** Later actions cannot be run before the first is mined; what they do is what was asked for. */
async function addExpected(
  parts: TransactionParts,
  intent: Intent,
  first: { effects: Extract<Effects, { succeeds: true }>; count: number; owner: string },
): Promise<Simulated> {
  const feeRaw = first.effects.feeRaw * BigInt(first.count)
  const expected = await expectedChanges(parts, intent, first.owner)
  return { changes: sumChanges([...first.effects.changes, ...expected]), feeRaw, isComplete: false }
}

async function listWarnings(
  parts: TransactionParts,
  { intent, vault, owner }: { intent: Intent; vault: VaultView; owner: string },
): Promise<PreviewWarning[]> {
  const paidTo = kindOf(intent).recipient(intent)
  if (paidTo === null) return []
  const query = { vaultId: BigInt(vault.tokenId), chain: intent.chain, limit: RECIPIENTS_COMPARED }
  const [paid, contacts] = await Promise.all([
    listPaid(parts.db, query),
    listNamed(parts, intent.chain, vault),
  ])
  const recipient = parts.chains[intent.chain].parseAddress(paidTo) ?? paidTo
  const known = paid.map(({ address }) => address)
  return [...checkRecipient({ recipient, own: [owner], known, contacts })]
}

/** Addresses that the vault's owner has a name for on this chain. */
async function listNamed({ db }: TransactionParts, chain: ChainId, vault: VaultView): Promise<string[]> {
  const userId = await findVaultOwner(db, BigInt(vault.tokenId))
  if (userId === null) return []
  const network = contactNetworkOf(chain)
  const contacts = await listContacts(db, userId)
  return contacts.filter((contact) => contact.network === network).map(({ address }) => address)
}

async function listFees(
  parts: TransactionParts,
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
      amountRaw: BigInt(service?.amountRaw ?? 0),
    },
  ].filter(({ amountRaw }) => amountRaw > 0n)
  const priced = await priceChanges(parts, intent.chain, due)
  return due.map((fee, index) => ({
    ...fee,
    amountRaw: `${fee.amountRaw}`,
    amountUsd: priced[index]?.amountUsd ?? null,
  }))
}

/** A balance that cannot be read is unknown, never zero. */
async function readAfter(
  parts: TransactionParts,
  given: { intent: Intent; owner: string; changes: readonly ReceiptChange[]; fees: readonly FeeView[] },
): Promise<{ token: string; amountRaw: RawAmount | null }[]> {
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
    return { token, amountRaw: `${held + change < 0n ? 0n : held + change}` }
  })
}
