import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { baseEnvironment } from '@windhover/tools/stack/engines/base-environment'
import { REPOSITORY } from '@windhover/tools/stack/repository'

export type AuditVerdict = { readonly rows: number; readonly problems: readonly string[] }

type Line = { readonly level: string; readonly msg: string; readonly rows?: number }

/** `npm run audit:verify`, with the heads of the application's database and, where one is named, of a log. */
export async function verifyAudit(given: {
  readonly secrets: Readonly<Record<string, string>>
  readonly secretsFile: string
  readonly log?: string
}): Promise<AuditVerdict> {
  await writeFile(given.secretsFile, JSON.stringify(given.secrets), { mode: 0o600 })
  const command = ['audit:verify', ...(given.log === undefined ? [] : ['--', '--log', given.log])]
  const { code, out } = await run(['run', '-s', ...command], given.secretsFile)
  const lines: Line[] = out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  const rows = lines.at(-1)?.rows
  const problems = lines.filter(({ level }) => level === 'error').slice(0, -1)
  // The last line sums up; without it nothing was verified.
  if (rows === undefined || code !== (problems.length === 0 ? 0 : 1))
    throw new Error(`audit:verify ended with ${code}:\n${out}`)
  return { rows, problems: problems.map(({ msg }) => msg) }
}

async function run(
  args: readonly string[],
  secretsFile: string,
): Promise<{ readonly code: number; readonly out: string }> {
  const env = { ...baseEnvironment(), SIGNER_SECRETS_FILE: secretsFile }
  try {
    const { stdout } = await promisify(execFile)('npm', args, { cwd: REPOSITORY, env })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code: number; stdout?: string; stderr?: string }
    return { code, out: `${stdout}${stderr}` }
  }
}
