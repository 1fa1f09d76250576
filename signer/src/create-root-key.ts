import { randomBytes } from 'node:crypto'
import pkcs11 from 'pkcs11js'
import { createLog, describeError } from './log.ts'
import { withSecrets } from './secrets-file.ts'
import { readPkcs11Settings } from './wrapper-config.ts'
import { findRootKey, ROOT_KEY_BYTES } from './wrappers/pkcs11/find-root-key.ts'
import { findSlot, loadModule, openSession } from './wrappers/pkcs11/open-token.ts'

/** Command: makes the root key inside the token if it is not there yet. Run once per token, before the first signer. */
const log = createLog()
try {
  const settings = readPkcs11Settings(withSecrets(process.env))
  const module = loadModule(settings.modulePath)
  const slot = findSlot(module, settings.tokenLabel)
  const session = openSession({ module, slot, settings, writable: true })
  const existing = findRootKey({ module, session, label: settings.keyLabel })
  if (existing === undefined) {
    module.C_GenerateKey(session, { mechanism: pkcs11.CKM_AES_KEY_GEN }, [
      { type: pkcs11.CKA_CLASS, value: pkcs11.CKO_SECRET_KEY },
      { type: pkcs11.CKA_KEY_TYPE, value: pkcs11.CKK_AES },
      { type: pkcs11.CKA_VALUE_LEN, value: ROOT_KEY_BYTES },
      { type: pkcs11.CKA_LABEL, value: settings.keyLabel },
      { type: pkcs11.CKA_ID, value: randomBytes(8) },
      { type: pkcs11.CKA_TOKEN, value: true },
      { type: pkcs11.CKA_PRIVATE, value: true },
      { type: pkcs11.CKA_SENSITIVE, value: true },
      { type: pkcs11.CKA_EXTRACTABLE, value: false },
      { type: pkcs11.CKA_MODIFIABLE, value: false },
      { type: pkcs11.CKA_ENCRYPT, value: true },
      { type: pkcs11.CKA_DECRYPT, value: true },
      { type: pkcs11.CKA_WRAP, value: false },
      { type: pkcs11.CKA_UNWRAP, value: false },
    ])
  }
  module.C_CloseAllSessions(slot)
  module.C_Finalize()
  log.info(existing === undefined ? 'root key created' : 'root key exists')
} catch (error) {
  log.error('root key could not be created', describeError(error))
  process.exitCode = 1
}
