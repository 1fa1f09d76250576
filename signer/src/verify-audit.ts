import { parseArgs } from 'node:util'
import { openApplication } from './audit/read-application.ts'
import { readHeadsOfDatabase, readHeadsOfLog } from './audit/read-heads.ts'
import { verifyAuditChain } from './audit/verify-audit-chain.ts'
import { verifyPayments } from './audit/verify-payments.ts'
import { readDatabaseUrl } from './config.ts'
import { createLog, describeError } from './log.ts'
import { withSecrets } from './secrets-file.ts'
import { connectDatabase } from './store/connect-database.ts'

/**
 * Command: recomputes the audit chain and compares it with the heads that others have kept, in the application's database
 * (DATABASE_URL of the secrets file) and in logs (--log FILE, as often as there are files). --key is the public key of the
 * heads as it was logged at the first start. Then every payment is followed from its owner's root to the bytes, and with
 * DATABASE_URL to the transaction ids. Exit code 1 when a row was changed, removed or moved, or a payment has no root.
 */
const PROBLEMS_SHOWN = 50
const log = createLog()
try {
  const { values } = parseArgs({
    options: { log: { type: 'string', multiple: true, default: [] }, key: { type: 'string' } },
  })
  const settings = withSecrets(process.env)
  const url = readDatabaseUrl(settings)
  const sources = [
    ...(settings.DATABASE_URL === undefined ? [] : [readHeadsOfDatabase(settings.DATABASE_URL)]),
    ...values.log.map(readHeadsOfLog),
  ]
  const heads = (await Promise.all(sources)).flat()
  const sql = connectDatabase({ url, pool: 1 })
  const application = settings.DATABASE_URL === undefined ? null : openApplication(settings.DATABASE_URL)
  const chain = await verifyAuditChain(sql, { heads, publicKey: values.key ?? null })
  const { problems: unproven, ...counts } = await verifyPayments(sql, application)
  await Promise.all([sql.end({ timeout: 5 }), application?.close()])
  const problems = [...chain.problems, ...unproven]
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) log.error(problem)
  if (heads.length === 0) log.warn('no heads were given: a chain that was rewritten as a whole does not show')
  const figures = { rows: chain.rows, heads: heads.length, ...counts }
  if (problems.length === 0) log.info('the audit chain is whole', figures)
  else log.error('the audit chain is broken', { ...figures, problems: problems.length })
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  log.error('the audit chain could not be read', describeError(error))
  process.exitCode = 1
}
