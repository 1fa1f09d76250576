import { readOwnerDatabaseUrl } from './config.ts'
import { createLog, describeError } from './log.ts'
import { migrateSigner } from './migrate.ts'
import { withSecrets } from './secrets-file.ts'

/** Command: brings the signer's database to the newest state, with the role that owns it. Runs before the signer starts. */
const log = createLog()
try {
  const applied = await migrateSigner(readOwnerDatabaseUrl(withSecrets(process.env)))
  log.info('migrated', { migrations: applied.join(' ') })
} catch (error) {
  log.error('could not migrate', describeError(error))
  process.exitCode = 1
}
