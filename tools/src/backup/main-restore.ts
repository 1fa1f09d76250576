import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { readBackupSettings } from './backup-settings.ts'
import { restoreBackup } from './restore-backup.ts'

/** `npm run restore -- --from DIR`: fills two databases that are empty. Signing stays paused until somebody resumes it. */
const print = (line: string) => process.stdout.write(`${line}\n`)
try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (values.from === undefined) throw new Error('say from where: npm run restore -- --from DIR')
  const { takenAt } = await restoreBackup(readBackupSettings(process.env), resolve(values.from))
  print(`restored the state of ${takenAt}`)
  print('Nothing that was approved before counts any more, and all signing is paused.')
  print('Next: npm run audit:verify with the heads that were kept, then npm run pause -w signer -- off')
} catch (error) {
  process.stderr.write(`not restored: ${reasonOf(error)}\n`)
  process.exitCode = 1
}
