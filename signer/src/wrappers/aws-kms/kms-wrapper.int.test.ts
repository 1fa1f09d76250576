import { keyWrapperConformance } from '@windhover/testkit/key-wrapper-conformance'
import { type KmsDouble, type Misbehaviour, startKmsDouble } from '@windhover/testkit/kms/start-kms-double'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SealBrokenError } from '../../envelope/sealed-key.ts'
import type { KmsSettings } from '../../wrapper-config.ts'
import type { KeyWrapper } from '../key-wrapper.ts'
import { KmsError, kmsCaller } from './call-kms.ts'
import { openKmsWrapper } from './kms-wrapper.ts'

const MINUTE_MS = 60_000
const binding = Buffer.from('binding')
const dataKey = Buffer.alloc(32, 3)
let kms: KmsDouble
let settings: KmsSettings
let wrapper: KeyWrapper

beforeAll(async () => {
  kms = await startKmsDouble()
  const { keyArn, endpoint, credentials } = kms
  settings = { kind: 'aws-kms', keyArn, region: 'eu-central-1', endpoint, credentials }
  wrapper = await openKmsWrapper(settings)
})
afterAll(() => kms?.stop())
beforeEach(() => kms.misbehave({}))

keyWrapperConformance('aws-kms wrapper', () => wrapper)

describe('openKmsWrapper', () => {
  it('is known by the id of the key', () => {
    expect(wrapper).toMatchObject({ kind: 'aws-kms', keyId: kms.keyId })
  })

  it('leaves the check of what a data key is bound to to KMS', async () => {
    const wrapped = await wrapper.wrap(dataKey, binding)
    const call = kmsCaller(settings)
    const asked = { KeyId: kms.keyArn, CiphertextBlob: wrapped.toString('base64') }
    await expect(call('Decrypt', asked)).rejects.toThrow('InvalidCiphertextException')
    const EncryptionContext = { 'windhover-binding': binding.toString('base64') }
    expect(await call('Decrypt', { ...asked, EncryptionContext })).toMatchObject({
      Plaintext: dataKey.toString('base64'),
    })
  })

  it('opens nothing that another key has sealed', async () => {
    const other = await openKmsWrapper({ ...settings, keyArn: kms.addKey().keyArn })
    const wrapped = await other.wrap(dataKey, binding)
    await expect(wrapper.unwrap(wrapped, binding)).rejects.toThrow(SealBrokenError)
  })

  it.each<[string, Misbehaviour, string]>([
    ['a key that is disabled', { keyState: 'Disabled' }, 'DisabledException'],
    ['a key that is about to be deleted', { keyState: 'PendingDeletion' }, 'KMSInvalidStateException'],
    ['a role that may not', { isDenied: true }, 'AccessDeniedException'],
    ['a clock that is six minutes behind', { clockMs: 6 * MINUTE_MS }, 'InvalidSignatureException'],
    ['a failure of its own, twice', { failures: 2 }, 'KMSInternalException'],
    ['a broken connection, twice', { hangUps: 2 }, 'cannot be reached'],
    [
      'a session that has ended',
      { session: { token: 'unknown here', endsAt: new Date(0) } },
      'UnrecognizedClientException',
    ],
  ])('cannot be used now: %s', async (_, trouble, words) => {
    const wrapped = await wrapper.wrap(dataKey, binding)
    kms.misbehave(trouble)
    const opening = wrapper.unwrap(wrapped, binding)
    await expect(opening).rejects.toThrow(KmsError)
    await expect(opening).rejects.toThrow(words)
    kms.misbehave(trouble)
    await expect(wrapper.wrap(dataKey, binding)).rejects.toThrow(words)
    kms.misbehave(trouble)
    await expect(wrapper.health()).rejects.toThrow()
    kms.misbehave({})
    expect(await wrapper.unwrap(wrapped, binding)).toEqual(dataKey)
  })

  it.each<[string, Misbehaviour]>([
    ['broken connection', { hangUps: 1 }],
    ['failure of the server', { failures: 1 }],
  ])('asks once more after one %s', async (_, trouble) => {
    const wrapped = await wrapper.wrap(dataKey, binding)
    kms.misbehave(trouble)
    expect(await wrapper.unwrap(wrapped, binding)).toEqual(dataKey)
  })

  it('gives up on an answer that does not come, and asks no second time', async () => {
    const late = new AbortController()
    const hasty = await openKmsWrapper(
      settings,
      kmsCaller(settings, () => late.signal),
    )
    const wrapped = await hasty.wrap(dataKey, binding)
    const before = kms.calls()
    kms.misbehave({ isSilent: true })
    const refused = expect(hasty.unwrap(wrapped, binding)).rejects.toThrow('did not answer in time')
    const isAsked = async () => kms.calls() > before
    await waitUntil({ what: 'the call', timeoutMs: 30_000, check: isAsked })
    late.abort(new DOMException('too late', 'TimeoutError'))
    await refused
    expect(kms.calls() - before).toBe(1)
  })

  it('uses temporary credentials, and says when they have ended', async () => {
    const session = { token: 'a-session', endsAt: new Date(Date.now() + MINUTE_MS) }
    const credentials = { ...kms.credentials, sessionToken: session.token }
    kms.misbehave({ session })
    const temporary = await openKmsWrapper({ ...settings, credentials })
    await temporary.health()
    kms.misbehave({ session: { ...session, endsAt: new Date(0) } })
    await expect(temporary.wrap(dataKey, binding)).rejects.toThrow('ExpiredTokenException')
  })

  it('does not open with a wrong secret, for an unknown key, or where nobody listens', async () => {
    const secretAccessKey = 'not-the-secret'
    const wrong = openKmsWrapper({ ...settings, credentials: { ...kms.credentials, secretAccessKey } })
    await expect(wrong).rejects.toThrow(/^(?!.*not-the-secret).*InvalidSignatureException/)
    const keyArn = kms.keyArn.replace(/[^/]+$/, 'none')
    await expect(openKmsWrapper({ ...settings, keyArn })).rejects.toThrow('NotFoundException')
    await expect(openKmsWrapper({ ...settings, endpoint: 'http://127.0.0.1:1/' })).rejects.toThrow(
      'cannot be reached',
    )
  })
})
