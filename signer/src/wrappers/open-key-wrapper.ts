import type { SignerConfig } from '../config.ts'
import { openFileWrapper } from './file-wrapper.ts'
import type { KeyWrapper } from './key-wrapper.ts'
import { openPkcs11Wrapper } from './pkcs11/pkcs11-wrapper.ts'

export function openKeyWrapper(settings: SignerConfig['wrapper']): Promise<KeyWrapper> {
  return settings.kind === 'file' ? openFileWrapper(settings.path) : openPkcs11Wrapper(settings)
}
