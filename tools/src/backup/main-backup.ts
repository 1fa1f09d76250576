import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { readBackupSettings } from './backup-settings.ts'
import { makeBackup } from './make-backup.ts'

/** `npm run backup -- --to DIR`: both databases and what opens them, while everything runs. */
const print = (line: string) => process.stdout.write(`${line}\n`)
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (values.to === undefined) throw new Error('say where: npm run backup -- --to DIR')
  const { files, rootKeys, end, takenAt } = await makeBackup(
    readBackupSettings(process.env),
    resolve(values.to),
  )
  for (const { name, bytes } of files) print(`${name}  ${bytes} bytes`)
  print(`taken at ${takenAt}, the audit chain up to row ${end.seq} at least`)
  for (const { kind, keyId } of rootKeys) print(`opens with the root key ${kind} ${keyId}`)
} catch (error) {
  process.stderr.write(`no backup was made: ${reasonOf(error)}\n`)
  process.exitCode = 1
}
