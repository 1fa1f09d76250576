import { verifyAuditChain } from './audit/verify-audit-chain.ts'
import { readDatabaseUrl } from './config.ts'
import { createLog, describeError } from './log.ts'
import { connectDatabase } from './store/connect-database.ts'

/** Command: recomputes the audit chain. Exit code 1 when a row was changed, removed or moved. */
const PROBLEMS_SHOWN = 50
const log = createLog()
const sql = connectDatabase({ url: readDatabaseUrl(process.env), pool: 1 })
try {
  const { rows, problems } = await verifyAuditChain(sql)
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) log.error(problem)
  if (problems.length === 0) log.info('the audit chain is whole', { rows })
  else log.error('the audit chain is broken', { rows, problems: problems.length })
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  log.error('the audit chain could not be read', describeError(error))
  process.exitCode = 1
} finally {
  await sql.end({ timeout: 5 })
}
