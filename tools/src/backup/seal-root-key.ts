import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { decryptAesGcm, encryptAesGcm } from '@windhover/signer/envelope/aes-gcm'
import { joinWrapped, splitWrapped } from '@windhover/signer/wrappers/wrapped-bytes'

const SALT_BYTES = 16
const KEY_BYTES = 32
const BINDING = Buffer.from('windhover/root-key-backup/1')
/** About half a second and 128 MB for each guess at the passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

export async function sealRootKey(rootKey: Buffer, passphrase: string): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(passphrase, salt, KEY_BYTES, COST)
  try {
    return Buffer.concat([salt, joinWrapped(encryptAesGcm({ key, plain: rootKey, binding: BINDING }))])
  } finally {
    key.fill(0)
  }
}

/** The caller wipes the answer. */
export async function openSealedRootKey(sealed: Buffer, passphrase: string): Promise<Buffer> {
  const key = await derive(passphrase, sealed.subarray(0, SALT_BYTES), KEY_BYTES, COST)
  try {
    const wrapped = splitWrapped(sealed.subarray(SALT_BYTES))
    return decryptAesGcm({ key, sealed: wrapped, binding: BINDING })
  } catch {
    throw new Error('BACKUP_PASSPHRASE does not open the root key of this backup')
  } finally {
    key.fill(0)
  }
}
