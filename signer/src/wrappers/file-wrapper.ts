import { createHmac, createSecretKey } from 'node:crypto'
import { decryptAesGcm, encryptAesGcm } from '../envelope/aes-gcm.ts'
import { SealBrokenError } from '../envelope/sealed-key.ts'
import { readOrMakeKeyFile } from './key-file.ts'
import type { KeyWrapper } from './key-wrapper.ts'
import { joinWrapped, splitWrapped } from './wrapped-bytes.ts'

/** Root key in a file beside the process: for the practice world, where keys hold nothing of value. */
export async function openFileWrapper(path: string): Promise<KeyWrapper> {
  const bytes = await readOrMakeKeyFile(path)
  const rootKey = createSecretKey(bytes)
  const keyId = createHmac('sha256', bytes).update('windhover/root-key-id').digest('hex').slice(0, 16)
  bytes.fill(0)
  return {
    kind: 'file',
    keyId,
    wrap: async (dataKey, binding) => joinWrapped(encryptAesGcm({ key: rootKey, plain: dataKey, binding })),
    unwrap: async (wrapped, binding) => {
      const sealed = splitWrapped(wrapped)
      try {
        return decryptAesGcm({ key: rootKey, sealed, binding })
      } catch {
        throw new SealBrokenError('the wrapped data key was changed')
      }
    },
    health: async () => {},
    close: async () => {},
  }
}
