import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** A sealed token opens only where it was put: for its vault and its kind. */
type TokenPlace = { readonly vaultId: string; readonly kind: 'access' | 'refresh' }

type TokenSeal = {
  readonly seal: (token: string, place: TokenPlace) => string
  /** Null for anything that was not sealed by this secret for this place. */
  readonly open: (sealed: string, place: TokenPlace) => string | null
}

export function createTokenSeal(secret: string): TokenSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'windhover social tokens', 32))
  return {
    seal: (token, place) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(placeBytes(place))
      const body = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
          .setAAD(placeBytes(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES))
        const body = bytes.subarray(IV_BYTES, -TAG_BYTES)
        return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

function placeBytes({ vaultId, kind }: TokenPlace): Buffer {
  return Buffer.from(JSON.stringify([vaultId, kind]))
}
