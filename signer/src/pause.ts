import { appendAudit, lockAuditHead } from './audit/append-audit.ts'
import { readDatabaseUrl } from './config.ts'
import { createLog, describeError } from './log.ts'
import { withSecrets } from './secrets-file.ts'
import { connectDatabase } from './store/connect-database.ts'

/** Command: `node src/pause.ts on` stops every signature of every vault at once, `off` lets them go on. */
const log = createLog()
const asked = process.argv[2]
const sql = connectDatabase({ url: readDatabaseUrl(withSecrets(process.env)), pool: 1 })
try {
  if (asked !== 'on' && asked !== 'off') throw new Error('say "on" or "off"')
  const isPaused = asked === 'on'
  await sql.begin(async (tx) => {
    const head = await lockAuditHead(tx)
    await tx`update signer.pause set is_paused = ${isPaused}`
    const entries = [{ kind: 'pause-changed' as const, vaultId: null, details: { isPaused } }]
    await appendAudit(tx, { head, entries, at: new Date() })
  })
  log.info(isPaused ? 'all signing is paused' : 'signing goes on')
} catch (error) {
  log.error('the pause could not be changed', describeError(error))
  process.exitCode = 1
} finally {
  await sql.end({ timeout: 5 })
}
