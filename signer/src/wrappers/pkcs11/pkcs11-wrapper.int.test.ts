import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyWrapperConformance } from '@windhover/testkit/key-wrapper-conformance'
import { prepareSoftHsm } from '@windhover/tools/softhsm/prepare-token'
import pkcs11 from 'pkcs11js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Pkcs11Settings, readPkcs11Settings } from '../../wrapper-config.ts'
import type { KeyWrapper } from '../key-wrapper.ts'
import { findSlot, loadModule, openSession } from './open-token.ts'
import { openPkcs11Wrapper } from './pkcs11-wrapper.ts'

let dir: string
let settings: Pkcs11Settings
let wrapper: KeyWrapper
const binding = Buffer.from('binding')
const dataKey = Buffer.alloc(32, 3)

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-pkcs11-'))
  const prepared = await prepareSoftHsm({ dir })
  if (prepared.env === null) throw new Error(prepared.reason)
  process.env.SOFTHSM2_CONF = prepared.env.SOFTHSM2_CONF
  settings = readPkcs11Settings({ ...prepared.env, ...prepared.secrets })
  wrapper = await openPkcs11Wrapper(settings)
})
afterAll(async () => {
  await wrapper?.close()
  await rm(dir, { recursive: true })
})

keyWrapperConformance('pkcs11 wrapper', () => wrapper)

describe('openPkcs11Wrapper', () => {
  it('logs in again after all sessions were lost, also under load', async () => {
    const wrapped = await wrapper.wrap(dataKey, binding)
    const module = loadModule(settings.modulePath)
    for (let round = 0; round < 5; round++) {
      const calls = Array.from({ length: 20 }, () => wrapper.unwrap(wrapped, binding))
      module.C_CloseAllSessions(findSlot(module, settings.tokenLabel))
      for (const opened of await Promise.all(calls)) expect(opened).toEqual(dataKey)
    }
    await wrapper.health()
  })

  it('starts the library again after it was shut down', async () => {
    const wrapped = await wrapper.wrap(dataKey, binding)
    loadModule(settings.modulePath).C_Finalize()
    expect(await wrapper.unwrap(wrapped, binding)).toEqual(dataKey)
  })

  it('refuses a wrong PIN, an unknown token and an unknown key without repeating the PIN', async () => {
    // The login belongs to the process, so a wrong PIN only shows once the right one is logged out.
    await wrapper.close()
    const wrong = openPkcs11Wrapper({ ...settings, pin: 'wrong-pin' })
    await expect(wrong).rejects.toThrow(/^(?!.*wrong-pin).*CKR_PIN_INCORRECT/)
    await expect(openPkcs11Wrapper({ ...settings, tokenLabel: 'other' })).rejects.toThrow('no token')
    await expect(openPkcs11Wrapper({ ...settings, keyLabel: 'other' })).rejects.toThrow('no key')
  })

  it('refuses a root key that could leave the token', async () => {
    const module = loadModule(settings.modulePath)
    const slot = findSlot(module, settings.tokenLabel)
    const session = openSession({ module, slot, settings, writable: true })
    module.C_GenerateKey(session, { mechanism: pkcs11.CKM_AES_KEY_GEN }, [
      { type: pkcs11.CKA_CLASS, value: pkcs11.CKO_SECRET_KEY },
      { type: pkcs11.CKA_KEY_TYPE, value: pkcs11.CKK_AES },
      { type: pkcs11.CKA_VALUE_LEN, value: 32 },
      { type: pkcs11.CKA_LABEL, value: 'loose' },
      { type: pkcs11.CKA_ID, value: Buffer.from('1') },
      { type: pkcs11.CKA_SENSITIVE, value: false },
      { type: pkcs11.CKA_EXTRACTABLE, value: true },
      { type: pkcs11.CKA_TOKEN, value: true },
    ])
    await expect(openPkcs11Wrapper({ ...settings, keyLabel: 'loose' })).rejects.toThrow(
      'could leave the token',
    )
  })
})
