import { writeFile } from 'node:fs/promises'
import { createLog, describeError } from '@windhover/signer/log'
import { readKeySettings } from './config.ts'
import { makeWitnessKey } from './key-file.ts'

/** Command: makes the witness's key if it is not there yet, and prints the public half, which signers are told. */
const log = createLog(undefined, 'witness')
try {
  const { keyFile, publicFile } = readKeySettings(process.env)
  const key = await makeWitnessKey(keyFile)
  if (publicFile !== null) await writeFile(publicFile, `${key}\n`, { mode: 0o644 })
  process.stdout.write(`${key}\n`)
} catch (error) {
  log.error('the key could not be made', describeError(error))
  process.exitCode = 1
}
