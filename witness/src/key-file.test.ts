import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeWitnessKey, publicHexOf, readWitnessKey } from './key-file.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-witness-key-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('is made once, for its owner to read', async () => {
  const path = join(dir, 'witness', 'key')
  const [one, other] = await Promise.all([makeWitnessKey(path), makeWitnessKey(path)])
  expect(one).toBe(other)
  expect((await stat(path)).mode & 0o777).toBe(0o400)
  expect(publicHexOf(await readWitnessKey(path))).toBe(one)
})

it.each([0o440, 0o404, 0o644, 0o600 | 0o040])('is refused with mode %o', async (mode) => {
  const path = join(dir, 'key')
  await makeWitnessKey(path)
  await chmod(path, mode)
  await expect(readWitnessKey(path)).rejects.toThrow('can be read by others')
})

it('is refused where it is no key', async () => {
  const path = join(dir, 'key')
  await writeFile(path, 'too short', { mode: 0o400 })
  await expect(readWitnessKey(path)).rejects.toThrow('does not hold an ed25519 key')
})
