import { createHash, randomBytes } from 'node:crypto'
import { socialErrors } from '@windhover/core/social/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { type Asked, askedKey, callbackUrl } from './asked-connect.ts'

const SECRET_BYTES = 32
const ASKED_LASTS_MS = 10 * 60_000

/** Remembers who asks, and answers where their browser goes to allow it. */
export async function startConnect(
  parts: Pick<FeatureParts, 'socialNetwork' | 'oneTimeValues' | 'config'>,
  who: Omit<Asked, 'codeVerifier'>,
): Promise<string> {
  if (parts.socialNetwork === null) throw socialErrors.notConfigured()
  const state = randomBytes(SECRET_BYTES).toString('base64url')
  const codeVerifier = randomBytes(SECRET_BYTES).toString('base64url')
  const asked: Asked = { ...who, codeVerifier }
  await parts.oneTimeValues.put({
    key: askedKey(state),
    value: JSON.stringify(asked),
    lastsMs: ASKED_LASTS_MS,
  })
  return parts.socialNetwork.authorizeUrl({
    state,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    redirectUri: callbackUrl(parts.config.publicOrigin),
  })
}
