import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

const OTHERS_MAY = 0o077
const OWNER_READS = 0o400
const SEED_BYTES = 32

/** The key that the witness signs with. Refused where anybody but its owner could read it. */
export async function readWitnessKey(path: string): Promise<KeyObject> {
  const file = await open(path, 'r')
  try {
    const { mode, uid } = await file.stat()
    if ((mode & OTHERS_MAY) !== 0)
      throw new Error('WITNESS_KEY_FILE can be read by others: its mode must be 0400')
    if (uid !== process.geteuid?.()) throw new Error('WITNESS_KEY_FILE belongs to another user')
    const seed = Buffer.alloc(SEED_BYTES + 1)
    const { bytesRead } = await file.read(seed, 0, seed.length, 0)
    if (bytesRead !== SEED_BYTES) throw new Error('WITNESS_KEY_FILE does not hold an ed25519 key')
    const key = witnessKeyOf(seed.subarray(0, SEED_BYTES))
    seed.fill(0)
    return key
  } finally {
    await file.close()
  }
}

/** Every 32 bytes are a valid key. */
export function witnessKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: seed, format: 'raw-private', asymmetricKeyType: 'ed25519' })
}

/** Makes the file if it is not there yet; answers with the public key. Of two that come at once, one wins. */
export async function makeWitnessKey(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  const seed = randomBytes(SEED_BYTES)
  const file = await open(draft, 'wx', OWNER_READS)
  try {
    await file.writeFile(seed)
    await file.sync()
  } finally {
    seed.fill(0)
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
  return publicHexOf(await readWitnessKey(path))
}

export function publicHexOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'raw-public' }).toString('hex')
}
