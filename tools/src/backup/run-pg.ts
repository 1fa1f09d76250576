import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { baseEnvironment } from '../stack/engines/base-environment.ts'
import { findBinary } from '../stack/engines/find-binary.ts'

/** A program of PostgreSQL on one database; the answer is what it printed. The password is in no list of processes. */
export async function runPg(
  program: 'pg_dump' | 'pg_restore',
  url: string | null,
  args: readonly string[],
): Promise<string> {
  const command = findBinary(program)
  if (command === null) throw new Error(`${program} is not installed`)
  const dir = await mkdtemp(join(tmpdir(), 'wh-pg-'))
  try {
    const passFile = join(dir, 'pass')
    const { place, password } = split(url)
    await writeFile(passFile, `*:*:*:*:${password.replaceAll(/[\\:]/g, '\\$&')}\n`, { mode: 0o600 })
    const child = spawn(
      command,
      [...(place === null ? [] : [`--dbname=${place}`]), '--no-password', ...args],
      {
        env: { ...baseEnvironment(), PGPASSFILE: passFile },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const [out, problems, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    if (code !== 0) throw new Error(`${program} failed: ${problems.trim()}`)
    return out
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

function split(url: string | null): { place: string | null; password: string } {
  if (url === null) return { place: null, password: '' }
  const place = new URL(url)
  const password = decodeURIComponent(place.password)
  place.password = ''
  return { place: place.href, password }
}
