import { socialChanged } from '@windhover/core/social/contract'
import { socialErrors } from '@windhover/core/social/errors'
import type { LinkMessageId } from '@windhover/core/workspace/link-message'
import type { Logger } from '../../platform/log/logger.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import { findOwnVault } from '../vaults/index.ts'
import { replaceAccount } from './account-store.ts'
import { type Asked, asked, askedKey, callbackUrl } from './asked-connect.ts'
import type { SocialParts } from './parts.ts'
import { revokeTokens } from './revoke-tokens.ts'
import { createTokenSeal } from './seal-token.ts'

type Answer = {
  readonly session: SessionInfo | null
  readonly state: string | undefined
  readonly code: string | undefined
  readonly error: string | undefined
  readonly log: Logger
}

/** Says in which words the workspace greets whoever comes back; nothing is thrown at a browser on its way. */
export async function finishConnect(parts: SocialParts, answer: Answer): Promise<LinkMessageId> {
  try {
    const who = await takeAsked(parts, answer)
    if (answer.error === 'access_denied') return 'account-denied'
    if (answer.code === undefined) throw socialErrors.connectFailed()
    await connect(parts, { ...who, code: answer.code })
    await parts.live
      .publish(who.userId, socialChanged, { vaultId: who.vaultId })
      .catch((error: unknown) => answer.log.warn({ err: error }, 'a connected account was not told'))
    return 'account-connected'
  } catch (error) {
    answer.log.warn({ err: error }, 'a social account was not connected')
    return 'account-not-connected'
  }
}

/** Used up by the first who brings it, right or wrong. */
async function takeAsked(parts: SocialParts, { session, state }: Answer): Promise<Asked> {
  const kept = state === undefined ? null : await parts.oneTimeValues.take(askedKey(state))
  if (kept === null || session === null) throw socialErrors.connectFailed()
  const who = asked.parse(JSON.parse(kept))
  if (who.sessionId !== session.sessionId || who.userId !== session.userId) throw socialErrors.connectFailed()
  return who
}

async function connect(parts: SocialParts, who: Asked & { readonly code: string }): Promise<void> {
  const { socialNetwork: network, clock, config, db } = parts
  const { userId, vaultId, code, codeVerifier } = who
  if (network === null || config.social === null) throw socialErrors.notConfigured()
  await findOwnVault(db, { userId, vaultId })
  const now = clock.now()
  const redirectUri = callbackUrl(config.publicOrigin)
  const tokens = await network.exchangeCode({ code, codeVerifier, redirectUri, nowMs: now.getTime() })
  const username = await network.readUsername(tokens.accessToken)
  const { seal } = createTokenSeal(config.social.tokenSecret)
  const { refreshToken, expiresAtMs } = tokens
  const before = await replaceAccount(db, {
    vaultId: BigInt(vaultId),
    userId,
    username,
    sealedAccessToken: seal(tokens.accessToken, { vaultId, kind: 'access' }),
    sealedRefreshToken: refreshToken === null ? null : seal(refreshToken, { vaultId, kind: 'refresh' }),
    expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs),
    connectedAt: now,
  })
  if (before !== null) await revokeTokens(parts, before)
}
