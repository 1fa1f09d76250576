import { solana } from '@windhover/core/chains/solana'
import { parseAmount } from '@windhover/core/money/parse-amount'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { Intent } from '@windhover/core/transactions/intent'
import { isSolanaAddress } from '@windhover/core/transfers/address-rules'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { findDecimals } from './find-decimals.ts'

/** 'SOL' is the native coin; its wrapped form is a token like any other. */
const NATIVE_MINT = 'SOL'

export async function makeSolanaTransfer(
  parts: Pick<FeatureParts, 'chains' | 'tokenIndexes'>,
  order: { id: string; vault: VaultView; mint: string; to: string; amount: string },
): Promise<Intent> {
  const { id, vault, to } = order
  if (!isSolanaAddress(to)) throw transferErrors.badSolanaAddress()
  const token = order.mint === NATIVE_MINT ? 'native' : order.mint
  if (token !== 'native' && !isSolanaAddress(token)) throw transferErrors.unknownToken()
  const decimals = await findDecimals(parts, { chain: 'solana', owner: vault.publicKey, token })
  const amountRaw = requireAmount(order.amount, decimals)
  return { id, vaultId: vault.tokenId, type: 'transfer', chain: 'solana', token, to, amountRaw }
}

export function makeSolanaWrap(order: { id: string; vault: VaultView; amount: string }): Intent {
  const amountRaw = requireAmount(order.amount, solana.native.decimals)
  return { id: order.id, vaultId: order.vault.tokenId, type: 'wrap', chain: 'solana', amountRaw }
}

/** What the intent carries: a whole number above zero, as text. */
export function requireAmount(text: string, decimals: number): RawAmount {
  const amountRaw = parseAmount(text, decimals)
  if (amountRaw === null || amountRaw === 0n) throw transferErrors.badAmount()
  return `${amountRaw}`
}
