import { readSignerConfig } from '@windhover/signer/config'
import { withOpenedKey } from '@windhover/signer/envelope/with-opened-key'
import { withSecrets } from '@windhover/signer/secrets-file'
import { connectDatabase } from '@windhover/signer/store/connect-database'
import { createVaultKeyStore } from '@windhover/signer/store/vault-key-store'
import { openRootKeys } from '@windhover/signer/wrappers/root-keys'

/**
 * FOR TESTS ONLY: prints the private keys of a vault, for the test that searches memory for them.
 * It is no part of the signer; it can do this only because a test knows the PIN of its own token.
 */
const vaultId = process.argv[2] ?? ''
const config = readSignerConfig(withSecrets(process.env))
const rootKeys = await openRootKeys(config)
const sql = connectDatabase(config.database)
const found: Record<string, string> = {}
for (const key of await createVaultKeyStore(sql).find(vaultId)) {
  found[key.family] = await withOpenedKey({ sealed: key, wrapper: rootKeys.opening(key) }, (privateKey) =>
    privateKey.toString('hex'),
  )
  found[`${key.family}Public`] = key.publicKey.toString('hex')
}
await sql.end()
await rootKeys.close()
process.stdout.write(JSON.stringify(found))
