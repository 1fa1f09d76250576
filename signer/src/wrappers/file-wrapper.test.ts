import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyWrapperConformance } from '@windhover/testkit/key-wrapper-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFileWrapper } from './file-wrapper.ts'
import type { KeyWrapper } from './key-wrapper.ts'

let dir: string
let shared: KeyWrapper
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-key-file-'))
  shared = await openFileWrapper(join(dir, 'shared'))
})
afterAll(() => rm(dir, { recursive: true }))

keyWrapperConformance('file wrapper', () => shared)

describe('openFileWrapper', () => {
  it('makes a private key file once and finds it again', async () => {
    const path = join(dir, 'nested', 'root')
    const first = await openFileWrapper(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const wrapped = await first.wrap(Buffer.alloc(32, 5), Buffer.from('b'))
    const second = await openFileWrapper(path)
    expect(second.keyId).toBe(first.keyId)
    expect(await second.unwrap(wrapped, Buffer.from('b'))).toEqual(Buffer.alloc(32, 5))
  })

  it('agrees on one key when many start at once, and leaves no drafts', async () => {
    const path = join(dir, 'race', 'root')
    const wrappers = await Promise.all(Array.from({ length: 20 }, () => openFileWrapper(path)))
    expect(new Set(wrappers.map(({ keyId }) => keyId)).size).toBe(1)
    expect(await readdir(join(dir, 'race'))).toEqual(['root'])
  })

  it('refuses a key file that others can read', async () => {
    const path = join(dir, 'open')
    await openFileWrapper(path)
    await chmod(path, 0o640)
    await expect(openFileWrapper(path)).rejects.toThrow('0600')
  })

  it.each([0, 31, 33])('refuses a key file of %i bytes and leaves it alone', async (bytes) => {
    const path = join(dir, `short-${bytes}`)
    await writeFile(path, Buffer.alloc(bytes, 1), { mode: 0o600 })
    await expect(openFileWrapper(path)).rejects.toThrow('256-bit')
    expect((await readFile(path)).length).toBe(bytes)
  })

  it('cannot open what another root key wrapped', async () => {
    const [a, b] = await Promise.all([openFileWrapper(join(dir, 'a')), openFileWrapper(join(dir, 'b'))])
    const wrapped = await a.wrap(Buffer.alloc(32, 5), Buffer.from('x'))
    await expect(b.unwrap(wrapped, Buffer.from('x'))).rejects.toThrow()
  })
})
