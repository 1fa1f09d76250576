import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareSoftHsm } from './prepare-token.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-softhsm-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dir, { recursive: true })
})

it('makes one token with one root key, and finds them again', async () => {
  const first = await prepareSoftHsm({ dir })
  const second = await prepareSoftHsm({ dir })
  expect(second).toEqual(first)
  expect(first.env).toMatchObject({ KEY_WRAPPER: 'pkcs11', SOFTHSM2_CONF: join(dir, 'softhsm2.conf') })
  const [token, ...more] = await readdir(join(dir, 'tokens'))
  expect(more).toEqual([])
  const objects = (await readdir(join(dir, 'tokens', token ?? ''))).filter((name) => name.endsWith('.object'))
  // The token's own record and the root key.
  expect(objects.length).toBe(2)
  expect((await stat(join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

it('says what to install where SoftHSM is missing', async () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(await prepareSoftHsm({ dir })).toEqual({ env: null, reason: expect.stringContaining('softhsm2') })
})
