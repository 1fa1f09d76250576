import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A command of this folder in a process of its own, as it is by hand; what it wrote down comes back. */
export async function runCommand<Result>(
  entry: URL,
  args: (out: string) => readonly string[],
  timeoutMs: number,
): Promise<{ readonly code: number | null; readonly result: Result }> {
  const folder = mkdtempSync(join(tmpdir(), 'wh-adversary-'))
  const out = join(folder, 'result.json')
  try {
    const child = spawn(process.execPath, [entry.pathname, ...args(out)], {
      stdio: 'inherit',
      // Asked to end, it ends what runs beside it.
      timeout: timeoutMs,
      killSignal: 'SIGTERM',
    })
    const [code] = await once(child, 'exit')
    return { code, result: JSON.parse(readFileSync(out, 'utf8')) as Result }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
