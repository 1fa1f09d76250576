import type { Funding } from '@windhover/core/faucet/contract'
import { faucetErrors } from '@windhover/core/faucet/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts, ReadyVault } from '../../composition/feature.ts'
import { type ChainFunding, FUND_VAULT, type FundVaultInput, VAULT_FUNDER } from './fund-vault.ts'

const MINUTE_MS = 60_000
/** Below the browser's patience; what takes longer arrives all the same. */
const WAIT_MS = 25_000

const request = (vaultId: string, input: FundVaultInput) => ({
  service: VAULT_FUNDER,
  key: vaultId,
  handler: FUND_VAULT,
  input,
})

/** Every new vault of a guest is funded without asking: an empty one shows nothing of the product. */
export async function requestGuestFunds(
  parts: Pick<FeatureParts, 'faucet' | 'durable' | 'identity'>,
  vault: ReadyVault,
): Promise<void> {
  if (parts.faucet === null || !(await parts.identity.isGuest(vault.userId))) return
  const { userId, solanaAddress, evmAddress } = vault
  await parts.durable.send({
    ...request(vault.vaultId, { userId, solanaAddress, evmAddress }),
    idempotencyKey: `first:${vault.vaultId}`,
  })
}

/** Twice within one minute is once, and answers the same. */
export async function requestFunds(
  parts: Pick<FeatureParts, 'durable' | 'clock'>,
  call: { userId: string; vault: VaultView },
): Promise<Funding> {
  const { userId, vault } = call
  const minute = Math.floor(parts.clock.now().getTime() / MINUTE_MS)
  const input = { userId, solanaAddress: vault.publicKey, evmAddress: vault.ethAddress }
  const { funded } = await parts.durable.call<{ funded: readonly ChainFunding[] }>({
    ...request(vault.tokenId, input),
    idempotencyKey: `${vault.tokenId}:${minute}`,
    timeoutMs: WAIT_MS,
  })
  const sent = funded.flatMap((each) =>
    each.state === 'sent' ? [{ chain: each.chain, transactionIds: [...each.transactionIds] }] : [],
  )
  if (sent.length > 0) return { sent }
  const waitMs = funded.map((each) => (each.state === 'cooling' ? each.retryAfterMs : 0))
  throw faucetErrors.coolingDown({
    context: { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waitMs) / 1000)) },
  })
}
