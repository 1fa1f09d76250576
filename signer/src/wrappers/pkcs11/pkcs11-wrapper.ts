import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pkcs11, { type PKCS11 } from 'pkcs11js'
import { IV_BYTES, TAG_BYTES } from '../../envelope/aes-gcm.ts'
import { associatedData } from '../../envelope/associated-data.ts'
import { SealBrokenError } from '../../envelope/sealed-key.ts'
import type { Pkcs11Settings } from '../../wrapper-config.ts'
import type { KeyWrapper } from '../key-wrapper.ts'
import { splitWrapped } from '../wrapped-bytes.ts'
import { loadModule } from './open-token.ts'
import { openSessionPool, type SessionPool } from './session-pool.ts'
import { isTokenLost, TokenError } from './token-errors.ts'

const PROBE_BINDING = associatedData(['windhover/probe'])
const PROBE_BYTES = 32
const OPEN_ATTEMPTS = 6
const OPEN_PAUSE_MS = 150

/** Root key inside an HSM: AES-256-GCM runs in the token, the key cannot leave it. */
export async function openPkcs11Wrapper(settings: Pkcs11Settings): Promise<KeyWrapper> {
  const module = loadModule(settings.modulePath)
  const pool = await openPatiently(module, settings)

  const wrap = (dataKey: Buffer, binding: Buffer) =>
    pool.run(async (session, key) => {
      const iv = randomBytes(IV_BYTES)
      module.C_EncryptInit(session, gcm(iv, binding), key)
      const sealed = await module.C_EncryptAsync(session, dataKey, Buffer.alloc(dataKey.length + TAG_BYTES))
      return Buffer.concat([iv, sealed])
    })

  const decrypt = (wrapped: Buffer, binding: Buffer) => {
    const { iv, ciphertext } = splitWrapped(wrapped)
    const sealed = wrapped.subarray(IV_BYTES)
    return pool.run((session, key) => {
      module.C_DecryptInit(session, gcm(iv, binding), key)
      // Room for the tag as well: some libraries ask for an output as long as the input.
      const room = Buffer.alloc(sealed.length)
      return module
        .C_DecryptAsync(session, sealed, room)
        .then((plain) => exactCopy({ plain, room, length: ciphertext.length }))
    })
  }

  // One value sealed at start and opened again by every check: a check must not use up nonces of the root key.
  const probe = await wrap(randomBytes(PROBE_BYTES), PROBE_BINDING)
  const health = async () => {
    const opened = await decrypt(probe, PROBE_BINDING)
    opened.fill(0)
  }

  return {
    kind: 'pkcs11',
    keyId: pool.rootKeyId,
    wrap,
    unwrap: async (wrapped, binding) => {
      try {
        return await decrypt(wrapped, binding)
      } catch (error) {
        if (isTokenLost(error)) throw error
        // Tokens have no common answer to a wrong tag; if ours opens the probe, the fault is in the bytes.
        await health()
        throw new SealBrokenError('the wrapped data key was changed')
      }
    },
    health,
    close: async () => pool.close(),
  }
}

/**
 * While another process logs in to a token in files, its files are written anew and for a moment nobody else sees the
 * token. The library reads them once, when it is initialised, so each attempt begins there.
 */
async function openPatiently(module: PKCS11, settings: Pkcs11Settings): Promise<SessionPool> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return openSessionPool(module, settings)
    } catch (error) {
      if (!(error instanceof TokenError) || attempt === OPEN_ATTEMPTS) throw error
    }
    module.C_Finalize()
    await wait(OPEN_PAUSE_MS)
  }
}

const gcm = (iv: Buffer, aad: Buffer) => ({
  mechanism: pkcs11.CKM_AES_GCM,
  parameter: { type: pkcs11.CK_PARAMS_AES_GCM_v240, iv, aad, ivBits: iv.length * 8, tagBits: TAG_BYTES * 8 },
})

function exactCopy({ plain, room, length }: { plain: Buffer; room: Buffer; length: number }): Buffer {
  const copy = Buffer.alloc(length)
  plain.copy(copy)
  room.fill(0)
  if (plain.length !== length) throw new SealBrokenError('the data key has the wrong length')
  return copy
}
