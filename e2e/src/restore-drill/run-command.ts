import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const COMMANDS = {
  backup: fileOf('tools/src/backup/main-backup.ts'),
  restore: fileOf('tools/src/backup/main-restore.ts'),
  pause: fileOf('signer/src/pause.ts'),
}

/** A command as an operator runs it. Throws with what it complained of. */
export async function runCommand(
  name: keyof typeof COMMANDS,
  args: readonly string[],
  given: {
    readonly env?: Readonly<Record<string, string>>
    readonly secrets: Readonly<Record<string, string>>
    readonly secretsFile: string
  },
): Promise<string> {
  await writeFile(given.secretsFile, JSON.stringify(given.secrets), { mode: 0o600 })
  const env = { PATH: process.env.PATH ?? '', ...given.env, SIGNER_SECRETS_FILE: given.secretsFile }
  const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS[name], ...args], { env })
  return stdout
}
