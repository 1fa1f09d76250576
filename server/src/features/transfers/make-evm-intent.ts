import { CHAINS } from '@windhover/core/chains/all-chains'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { Intent } from '@windhover/core/transactions/intent'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'

const CHAIN_OF = { 1: 'ethereum', 56: 'bsc' } as const

export function makeEvmTransfer(
  { chains }: Pick<FeatureParts, 'chains'>,
  order: {
    id: string
    vault: VaultView
    chainId: keyof typeof CHAIN_OF
    from: string
    to: string
    /** Left out for the native coin. */
    token?: string
    amountRaw: RawAmount
  },
): Intent {
  const chain = CHAIN_OF[order.chainId]
  const { parseAddress } = chains[chain]
  requireOwnAddress(order.from, order.vault)
  const to = parseAddress(order.to)
  if (to === null) throw transferErrors.badEvmAddress({ text: `Invalid ${CHAINS[chain].name} address` })
  const token = order.token === undefined ? 'native' : parseAddress(order.token)
  if (token === null) throw transferErrors.unknownToken()
  const { id, amountRaw } = order
  return { id, vaultId: order.vault.tokenId, type: 'transfer', chain, token, to, amountRaw }
}

/** The calls name the sender; money only ever leaves the vault that the key opened. */
export function requireOwnAddress(from: string, vault: VaultView): void {
  if (from.toLowerCase() !== vault.ethAddress.toLowerCase()) throw transferErrors.notYourAddress()
}
