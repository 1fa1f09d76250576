import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { listDescendants } from './list-descendants.ts'
import { searchProcessMemory } from './search-process-memory.ts'

const HOLD_KEYS = fileURLToPath(new URL('./__fixtures__/hold-keys.ts', import.meta.url))
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})

type Held = { readonly bytes: Uint8Array; readonly form: string }

/** Starts a process that holds each of these in one form; they travel masked, so the way there leaves no other form. */
async function holdKeys(held: readonly Held[]): Promise<number> {
  const child = spawn(process.execPath, [HOLD_KEYS], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const masked = held.map(({ bytes, form }) => ({ parts: Array.from(bytes, (byte) => byte ^ 0xa5), form }))
  child.stdin.end(JSON.stringify(masked))
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
  it('finds a planted key in every form that a careless program would keep it in', async () => {
    const planted = [...FORMS, ...TWO_BYTE_FORMS].map((form) => ({ form, bytes: randomBytes(32) }))
    const pid = await holdKeys(planted)
    const needles = planted.map(({ form, bytes }) => ({ name: `kept as ${form}`, key: bytes }))
    const { hits } = await searchProcessMemory(pid, needles)
    for (const { form } of planted) {
      const found = hits.filter(({ needle }) => needle === `kept as ${form}`)
      expect(found.map((hit) => hit.form)).toContain(form)
      expect(found[0]).toMatchObject({ pid, region: expect.stringMatching(/.+/) })
    }
  })

  it('finds a planted Solana keypair in every such form', async () => {
    const planted = KEYPAIR_FORMS.map((form) => ({
      form,
      key: randomBytes(32),
      publicKey: randomBytes(32),
    }))
    const pid = await holdKeys(
      planted.map(({ form, key, publicKey }) => ({ form, bytes: Buffer.concat([key, publicKey]) })),
    )
    const needles = planted.map(({ form, ...keys }) => ({ name: `kept as ${form}`, ...keys }))
    const { hits } = await searchProcessMemory(pid, needles)
    for (const { form } of planted) {
      const found = hits.filter(({ needle }) => needle === `kept as ${form}`)
      expect(found.map((hit) => hit.form)).toContain(form)
    }
  })

  it('finds nothing in a process that was never given the key, having read all of it, and lets it go on', async () => {
    const pid = await holdKeys([{ bytes: randomBytes(32), form: 'nothing' }])
    const key = randomBytes(32)
    const { hits, searchedBytes } = await searchProcessMemory(pid, [{ name: 'planted', key }])
    expect(hits).toEqual([])
    expect(searchedBytes).toBeGreaterThan(20_000_000)
    expect(await readFile(`/proc/${pid}/stat`, 'utf8')).not.toMatch(/\) T /)
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
