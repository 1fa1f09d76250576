import { isSealedBy, type KeyWrapper } from '../wrappers/key-wrapper.ts'
import { decryptAesGcm } from './aes-gcm.ts'
import { dataKeyBinding, privateKeyBinding } from './associated-data.ts'
import { SealBrokenError, type SealedKey } from './sealed-key.ts'

/**
 * Opens a sealed key for the time of one call and wipes it afterwards.
 * Everything in the row but its time is bound to the ciphertext: a changed or exchanged row never gets as far as `use`.
 */
export async function withOpenedKey<Result>(
  { sealed, wrapper }: { sealed: SealedKey; wrapper: KeyWrapper },
  use: (privateKey: Buffer) => Result | Promise<Result>,
): Promise<Result> {
  if (!isSealedBy(sealed, wrapper)) {
    throw new SealBrokenError('sealed under another root key')
  }
  const dataKey = await wrapper.unwrap(sealed.wrappedDataKey, dataKeyBinding(sealed))
  let privateKey: Buffer | undefined
  try {
    privateKey = decrypt(sealed, dataKey)
    return await use(privateKey)
  } finally {
    dataKey.fill(0)
    privateKey?.fill(0)
  }
}

function decrypt(sealed: SealedKey, dataKey: Buffer): Buffer {
  try {
    return decryptAesGcm({ key: dataKey, sealed, binding: privateKeyBinding(sealed) })
  } catch {
    throw new SealBrokenError('the sealed private key, or what it is bound to, was changed')
  }
}
