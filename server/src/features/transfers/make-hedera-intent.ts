import { hedera } from '@windhover/core/chains/hedera'
import type { Intent } from '@windhover/core/transactions/intent'
import { isHederaAccountId, isHederaRecipient } from '@windhover/core/transfers/address-rules'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { findDecimals } from './find-decimals.ts'
import { requireOwnAddress } from './make-evm-intent.ts'
import { requireAmount } from './make-solana-intent.ts'

type Parts = Pick<FeatureParts, 'chains' | 'tokenIndexes' | 'walletRecords'>

export async function makeHederaTransfer(
  parts: Parts,
  order: { id: string; vault: VaultView; from: string; to: string; token?: string; amount: string },
): Promise<Intent> {
  const { id, vault } = order
  requireOwnSender(order.from, vault)
  const token = order.token ?? 'native'
  if (token !== 'native' && !isHederaAccountId(token)) throw transferErrors.unknownToken()
  const [to, decimals] = await Promise.all([
    resolveRecipient(parts, order.to),
    findDecimals(parts, { chain: 'hedera', owner: vault.ethAddress, token }),
  ])
  const amountRaw = requireAmount(order.amount, decimals)
  return { id, vaultId: vault.tokenId, type: 'transfer', chain: 'hedera', token, to, amountRaw }
}

export function makeHederaWrap(
  type: 'wrap' | 'unwrap',
  order: { id: string; vault: VaultView; amount: string },
): Intent {
  const amountRaw = requireAmount(order.amount, hedera.native.decimals)
  return { id: order.id, vaultId: order.vault.tokenId, type, chain: 'hedera', amountRaw }
}

/** By the vault's own address or its account id. */
function requireOwnSender(from: string, vault: VaultView): void {
  if (from !== vault.hederaAccountId) requireOwnAddress(from, vault)
}

/** The intent names an EVM address: what was approved does not depend on who owns a number later. */
async function resolveRecipient({ chains, walletRecords }: Parts, text: string): Promise<string> {
  if (!isHederaRecipient(text)) throw transferErrors.badHederaRecipient()
  const parsed = chains.hedera.parseAddress(text)
  if (parsed === null) throw transferErrors.badHederaRecipient()
  // An address that is a number in EVM clothes is an address all the same.
  if (!isHederaAccountId(text)) return isHederaAccountId(parsed) ? text : parsed
  const account = await walletRecords.hedera.findAccount(text)
  if (account === null) throw transferErrors.badHederaRecipient()
  return account.evmAddress
}
