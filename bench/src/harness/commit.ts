import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The commit the figures belong to, marked when files have been changed since. */
export async function readCommit(): Promise<string> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args)).stdout.trim()
  try {
    const changed = await git('status', '--porcelain', '--untracked-files=no')
    return `${await git('rev-parse', '--short=12', 'HEAD')}${changed === '' ? '' : '+changes'}`
  } catch {
    return 'unknown'
  }
}
