import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { listDescendants } from './list-descendants.ts'
import { searchProcessMemory } from './search-process-memory.ts'

const HOLD_KEY = fileURLToPath(new URL('./__fixtures__/hold-key.ts', import.meta.url))
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})

/** Starts a process that holds these bytes in one form; they travel masked, so the way there leaves no other form. */
async function holdKey(bytes: Uint8Array, form: string): Promise<number> {
  const child = spawn(process.execPath, [HOLD_KEY], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  child.stdin.end(JSON.stringify({ parts: Array.from(bytes, (byte) => byte ^ 0xa5), form }))
  await once(child.stdout, 'data')
  return child.pid ?? 0
}

const FORMS = ['binary', 'hex', 'hex-upper', 'base58', 'base64', 'base64url', 'json-array'].concat([
  'binary-reversed',
  'base64-offset-1',
  'base64-offset-2',
])
const TWO_BYTE_FORMS = ['hex-utf16', 'hex-upper-utf16', 'base58-utf16', 'base64-utf16', 'base64url-utf16']
const KEYPAIR_FORMS = ['keypair-base58', 'keypair-base64', 'keypair-base64url', 'keypair-base58-utf16']

describe('searchProcessMemory', () => {
  it.each([...FORMS, ...TWO_BYTE_FORMS])('finds a planted key as %s', async (form) => {
    const key = randomBytes(32)
    const pid = await holdKey(key, form)
    const { hits } = await searchProcessMemory(pid, [{ name: 'planted', key }])
    expect(hits.map((hit) => hit.form)).toContain(form)
    expect(hits[0]).toMatchObject({ pid, needle: 'planted', region: expect.stringMatching(/.+/) })
  })

  it.each(KEYPAIR_FORMS)('finds a planted Solana keypair as %s', async (form) => {
    const key = randomBytes(32)
    const publicKey = randomBytes(32)
    const pid = await holdKey(Buffer.concat([key, publicKey]), form)
    const { hits } = await searchProcessMemory(pid, [{ name: 'planted', key, publicKey }])
    expect(hits.map((hit) => hit.form)).toContain(form)
  })

  it('finds nothing in a process that was never given the key, having read all of it', async () => {
    const key = randomBytes(32)
    const pid = await holdKey(key, 'nothing')
    const { hits, searchedBytes } = await searchProcessMemory(pid, [{ name: 'planted', key }])
    expect(hits).toEqual([])
    expect(searchedBytes).toBeGreaterThan(20_000_000)
  })

  it('lets the process go on afterwards', async () => {
    const pid = await holdKey(randomBytes(32), 'nothing')
    await searchProcessMemory(pid, [{ name: 'planted', key: randomBytes(32) }])
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    expect(stat).not.toMatch(/\) T /)
  })
})

describe('listDescendants', () => {
  it('sees children of children', async () => {
    const script =
      "require('child_process').spawn('sleep', ['30']); console.log('ready'); setInterval(() => {}, 1000)"
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(parent)
    await once(parent.stdout, 'data')
    const [grandchild = 0] = await listDescendants(parent.pid ?? 0)
    expect(await listDescendants(process.pid)).toEqual(expect.arrayContaining([parent.pid, grandchild]))
    process.kill(grandchild, 'SIGKILL')
  })
})
