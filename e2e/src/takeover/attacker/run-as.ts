import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Owner } from '@windhover/tools/stack/users'

const DENIED = /EACCES|permission denied/i

/** Whom a running process runs as. */
export function userOf(pid: number): Owner {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const idOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  return { uid: idOf('Uid'), gid: idOf('Gid') }
}

/** What a command of this user prints; null where the kernel forbids it. */
export async function runAs(user: Owner, command: string, args: readonly string[]): Promise<string | null> {
  const options = { ...user, cwd: '/', encoding: 'latin1' } as const
  return await unlessDenied(promisify(execFile)(command, args, options).then(({ stdout }) => stdout))
}

/** Null where it failed because of the user. Any other failure proves nothing. */
export async function unlessDenied<Result>(tried: Promise<Result>): Promise<Result | null> {
  try {
    return await tried
  } catch (error) {
    if (DENIED.test(String(error))) return null
    throw error
  }
}
