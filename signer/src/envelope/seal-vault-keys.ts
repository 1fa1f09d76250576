import { KEY_FAMILIES } from '../keys/key-families.ts'
import { KEY_FAMILY_NAMES, type KeyFamily } from '../keys/key-family.ts'
import { randomSecret } from '../keys/random-secret.ts'
import type { KeyWrapper } from '../wrappers/key-wrapper.ts'
import { encryptAesGcm } from './aes-gcm.ts'
import { dataKeyBinding, privateKeyBinding } from './associated-data.ts'
import { ENVELOPE_VERSION, type SealedKey } from './sealed-key.ts'

const DATA_KEY_BYTES = 32

/** Makes one key per family for a vault and seals them; the plain keys are gone when this answers. */
export async function sealVaultKeys(vaultId: string, wrapper: KeyWrapper): Promise<SealedKey[]> {
  const dataKey = randomSecret(DATA_KEY_BYTES)
  try {
    const wrappedDataKey = await wrapper.wrap(dataKey, dataKeyBinding({ vaultId, version: ENVELOPE_VERSION }))
    return KEY_FAMILY_NAMES.map((family) => ({
      vaultId,
      family,
      version: ENVELOPE_VERSION,
      ...sealNewKey({ vaultId, family, dataKey }),
      wrappedDataKey,
      wrapperKind: wrapper.kind,
      wrapperKeyId: wrapper.keyId,
    }))
  } finally {
    dataKey.fill(0)
  }
}

function sealNewKey({ vaultId, family, dataKey }: { vaultId: string; family: KeyFamily; dataKey: Buffer }) {
  const { privateKey, publicKey } = KEY_FAMILIES[family].generateKeyPair()
  try {
    const binding = privateKeyBinding({ vaultId, family, version: ENVELOPE_VERSION, publicKey })
    return { publicKey, ...encryptAesGcm({ key: dataKey, plain: privateKey, binding }) }
  } finally {
    privateKey.fill(0)
  }
}
