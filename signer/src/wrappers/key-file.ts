import { randomUUID } from 'node:crypto'
import { link, mkdir, open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { randomSecret } from '../keys/random-secret.ts'

const KEY_BYTES = 32
const OTHERS_MAY = 0o077

/** The caller wipes the answer. */
export async function readOrMakeKeyFile(path: string): Promise<Buffer> {
  return (await readKeyFile(path)) ?? (await makeKeyFile(path))
}

/** Undefined where there is none. The caller wipes the answer. */
export async function readKeyFile(path: string): Promise<Buffer | undefined> {
  let file: Awaited<ReturnType<typeof open>>
  try {
    file = await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    const { mode, uid } = await file.stat()
    if ((mode & OTHERS_MAY) !== 0) throw new Error('KEY_FILE can be read by others: its mode must be 0600')
    if (uid !== process.geteuid?.()) throw new Error('KEY_FILE belongs to another user')
    const bytes = Buffer.alloc(KEY_BYTES + 1)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    if (bytesRead !== KEY_BYTES) throw new Error('KEY_FILE does not hold a 256-bit key')
    return bytes.subarray(0, KEY_BYTES)
  } finally {
    await file.close()
  }
}

/** Written beside and linked into place: a crash leaves no half key, and of two first starts one wins. */
async function makeKeyFile(path: string): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  const bytes = randomSecret(KEY_BYTES)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    bytes.fill(0)
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
  const made = await readKeyFile(path)
  if (made === undefined) throw new Error('KEY_FILE could not be made')
  return made
}
