import { z } from 'zod'
import { SealBrokenError } from '../../envelope/sealed-key.ts'
import { forgetSoon } from '../../keys/forget-soon.ts'
import type { KmsSettings } from '../../wrapper-config.ts'
import type { KeyWrapper } from '../key-wrapper.ts'
import { type KmsCall, KmsError, kmsCaller } from './call-kms.ts'

const described = z.object({
  KeyMetadata: z.object({
    KeyId: z.string().min(1),
    Arn: z.string(),
    KeyState: z.string(),
    KeyUsage: z.string(),
    KeySpec: z.string(),
  }),
})
const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'))
const encrypted = z.object({ CiphertextBlob: base64 })
const decrypted = z.object({ KeyId: z.string(), Plaintext: base64 })

/** The bytes, or what they are bound to, are not those that were sealed. Everything else may be over in a moment. */
const BROKEN = new Set(['InvalidCiphertextException', 'IncorrectKeyException'])

/** Root key in AWS KMS: it cannot leave there, and KMS itself checks what a data key is bound to. */
export async function openKmsWrapper(
  settings: KmsSettings,
  call: KmsCall = kmsCaller(settings),
): Promise<KeyWrapper> {
  const KeyId = settings.keyArn
  const describe = async () => {
    const { KeyMetadata: key } = described.parse(await call('DescribeKey', { KeyId }))
    if (key.Arn !== KeyId) throw new Error('KMS speaks of another key than AWS_KMS_KEY_ARN')
    if (key.KeyUsage !== 'ENCRYPT_DECRYPT' || key.KeySpec !== 'SYMMETRIC_DEFAULT')
      throw new Error('AWS_KMS_KEY_ARN is not a symmetric key for encryption')
    if (key.KeyState !== 'Enabled') throw new Error(`the key in KMS cannot be used: ${key.KeyState}`)
    return key
  }
  const { KeyId: keyId } = await describe()
  return {
    kind: 'aws-kms',
    // Not the ARN: a copy of the key in another region has the same id and opens the same.
    keyId,
    wrap: async (dataKey, binding) => {
      const Plaintext = dataKey.toString('base64')
      const answer = await call('Encrypt', { KeyId, Plaintext, EncryptionContext: contextOf(binding) })
      forgetSoon()
      return encrypted.parse(answer).CiphertextBlob
    },
    unwrap: async (wrapped, binding) => {
      if (wrapped.length === 0) throw new SealBrokenError('the wrapped data key is empty')
      const CiphertextBlob = wrapped.toString('base64')
      const asked = { KeyId, CiphertextBlob, EncryptionContext: contextOf(binding) }
      const opened = decrypted.parse(await call('Decrypt', asked).catch(tellBroken))
      // The text of the answer held the key too and cannot be overwritten.
      forgetSoon()
      if (opened.KeyId === KeyId) return opened.Plaintext
      opened.Plaintext.fill(0)
      throw new SealBrokenError('KMS opened the data key with another key')
    },
    health: async () => {
      await describe()
    },
    close: async () => {},
  }
}

/** Shown in the logs of KMS, where it names the vault and is no secret. */
const contextOf = (binding: Buffer) => ({ 'windhover-binding': binding.toString('base64') })

function tellBroken(error: unknown): never {
  if (error instanceof KmsError && error.type !== null && BROKEN.has(error.type))
    throw new SealBrokenError('the wrapped data key, or what it is bound to, was changed')
  throw error
}
