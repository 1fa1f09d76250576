import { balanceErrors } from '@windhover/core/balances/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { listReadyVaults } from '../vaults/index.ts'
import { readHederaAccount } from './read-hedera-account.ts'

type Parts = Pick<FeatureParts, 'db' | 'chains' | 'readings' | 'walletRecords'>
type Claim = { readonly userId: string; readonly address: string }

/** Only addresses of the caller's own vaults are looked at: each answers its canonical spelling. */
export async function requireOwnSolana(parts: Parts, claim: Claim): Promise<string> {
  const address = parts.chains.solana.parseAddress(claim.address)
  return (await requireOwner(parts, claim.userId, (vault) => vault.publicKey === address)).publicKey
}

export async function requireOwnEvm(parts: Parts, claim: Claim): Promise<string> {
  const address = claim.address.trim().toLowerCase()
  return (await requireOwner(parts, claim.userId, (vault) => vault.ethAddress.toLowerCase() === address))
    .ethAddress
}

/** Answers the vault's EVM address, also for an account number. */
export async function requireOwnHedera(parts: Parts, claim: Claim): Promise<string> {
  const id = parts.chains.hedera.parseAddress(claim.address)
  if (id === null) throw balanceErrors.notYours()
  const address = id.startsWith('0x') ? id : ((await readHederaAccount(parts, id))?.evmAddress ?? id)
  return await requireOwnEvm(parts, { ...claim, address })
}

async function requireOwner(
  parts: Parts,
  userId: string,
  isIt: (vault: VaultView) => boolean,
): Promise<VaultView> {
  const vault = (await listReadyVaults(parts.db, userId)).find(isIt)
  if (vault === undefined) throw balanceErrors.notYours()
  return vault
}
