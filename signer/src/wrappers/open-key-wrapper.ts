import type { WrapperSettings } from '../wrapper-config.ts'
import { openKmsWrapper } from './aws-kms/kms-wrapper.ts'
import { openFileWrapper } from './file-wrapper.ts'
import type { KeyWrapper } from './key-wrapper.ts'
import { openPkcs11Wrapper } from './pkcs11/pkcs11-wrapper.ts'

export function openKeyWrapper(settings: WrapperSettings): Promise<KeyWrapper> {
  if (settings.kind === 'file') return openFileWrapper(settings.path)
  return settings.kind === 'pkcs11' ? openPkcs11Wrapper(settings) : openKmsWrapper(settings)
}
