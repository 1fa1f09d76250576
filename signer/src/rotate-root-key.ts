import { readRotationConfig } from './config.ts'
import { createLog, describeError } from './log.ts'
import { exchangeRootKey } from './rotation/exchange-root-key.ts'
import { withSecrets } from './secrets-file.ts'
import { connectDatabase } from './store/connect-database.ts'
import { requireSchema } from './store/require-ground.ts'
import { openKeyWrapper } from './wrappers/open-key-wrapper.ts'

/**
 * Command: seals every vault's data key under KEY_WRAPPER that is still under SECOND_KEY_WRAPPER. Signers that know both
 * go on meanwhile. It can be ended at any moment and run again. Exit code 1 while a vault is left.
 */
const log = createLog()
try {
  const config = readRotationConfig(withSecrets(process.env))
  const sql = connectDatabase({ url: config.databaseUrl, pool: 2 })
  await requireSchema(sql)
  const [from, to] = [await openKeyWrapper(config.from), await openKeyWrapper(config.to)]
  const { rewrapped, left, problems } = await exchangeRootKey({ sql, from, to }, (count) =>
    log.info('rewrapping', { rewrapped: count }),
  )
  for (const problem of problems) log.error(problem)
  log.info(`${rewrapped} rewrapped, ${left} left`, { rewrapped, left })
  process.exitCode = left === 0 ? 0 : 1
  await Promise.all([sql.end({ timeout: 5 }), from.close(), to.close()])
} catch (error) {
  log.error('the root key could not be exchanged', describeError(error))
  process.exit(1)
}
