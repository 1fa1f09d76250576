import { VAULTS_PER_ACCOUNT_MAX } from '@windhover/core/vaults/constants'
import { vaultCreated } from '@windhover/core/vaults/contract'
import { vaultErrors } from '@windhover/core/vaults/errors'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { DurableService } from '../../platform/durable/durable.ts'
import { countVaults, findReservedVault, finishVault, reserveVault } from './vault-store.ts'

export const VAULT_MAKER = 'VaultMaker'
export const MAKE_VAULT = 'makeVault'

const input = z.object({ creationKey: z.string(), first: z.boolean() })
export type MakeVaultInput = z.infer<typeof input>

/**
 * Makes one vault per creation key. One maker per user runs at a time, every step may run again after a crash,
 * and every step answers the same when it does: the row by its creation key, the keys by the vault's id.
 */
export function vaultMaker(
  parts: Pick<FeatureParts, 'db' | 'live' | 'clock' | 'vaultReady'> & {
    readonly signer: Pick<FeatureParts['signer'], 'createVaultKeys'>
    readonly owners: Pick<FeatureParts['owners'], 'introduce'>
  },
): DurableService {
  const { db, signer, owners, live, clock, vaultReady } = parts
  return {
    name: VAULT_MAKER,
    handlers: {
      [MAKE_VAULT]: async (context, raw) => {
        const { creationKey, first } = input.parse(raw)
        const userId = context.key

        const tokenId = await context.step('reserve', async () => {
          const request = { userId, creationKey }
          // Its own row first: after a crash between reserving and remembering it must not count against itself.
          const reserved = await findReservedVault(db, request)
          if (reserved !== null) return reserved.tokenId.toString()
          if (!first && (await countVaults(db, userId)) >= VAULTS_PER_ACCOUNT_MAX) throw vaultErrors.tooMany()
          return (await reserveVault(db, request)).tokenId.toString()
        })
        const ownerId = await context.step('introduce', () => owners.introduce(userId))
        const keys = await context.step('make-keys', () => signer.createVaultKeys(tokenId, ownerId))
        await context.step('finish', () =>
          finishVault(db, {
            tokenId: BigInt(tokenId),
            publicKey: keys.solanaPublicKey,
            ethAddress: keys.evmAddress,
            readyAt: clock.now(),
          }),
        )
        await context.step('tell', () => live.publish(userId, vaultCreated, { tokenId }))
        const { solanaPublicKey: solanaAddress, evmAddress } = keys
        await context.step('greet', () => vaultReady({ userId, vaultId: tokenId, solanaAddress, evmAddress }))
        return { tokenId }
      },
    },
  }
}
