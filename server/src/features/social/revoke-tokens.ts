import type { FeatureParts } from '../../composition/feature.ts'
import type { StoredAccount } from './account-store.ts'
import { createTokenSeal } from './seal-token.ts'

/** We have forgotten them by now, so a network that does not listen is noted and nothing more. */
export async function revokeTokens(
  parts: Pick<FeatureParts, 'socialNetwork' | 'config' | 'log'>,
  account: StoredAccount,
): Promise<void> {
  const { socialNetwork: network, config, log } = parts
  if (network === null || config.social === null) return
  const { open } = createTokenSeal(config.social.tokenSecret)
  const vaultId = account.vaultId.toString()
  const tokens = [
    account.sealedRefreshToken === null
      ? null
      : open(account.sealedRefreshToken, { vaultId, kind: 'refresh' }),
    open(account.sealedAccessToken, { vaultId, kind: 'access' }),
  ]
  const revoked = await Promise.allSettled(tokens.map((token) => token !== null && network.revoke(token)))
  for (const each of revoked) {
    if (each.status === 'rejected') log.warn({ err: each.reason, vaultId }, 'a social token was not revoked')
  }
}
