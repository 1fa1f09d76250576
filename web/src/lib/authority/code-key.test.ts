import { codeKeyId } from '@windhover/core/authority/keys'
import type { StatementOf } from '@windhover/core/authority/statements'
import { isProvenByCode } from '@windhover/signer/authority/verify-code'
import { makeCodeKey } from '@windhover/testkit/owner-keys'
import { expect, it } from 'vitest'
import { codeKeyOf } from './code-key.ts'

const CODE = '10ABC-DEFGH-JKMNP-QRSTV-WXYZ0'
const recovery: StatementOf<'recovery'> = {
  kind: 'recovery',
  version: 1,
  owner: 'a'.repeat(64),
  key: { type: 'device', publicKey: 'A'.repeat(87) },
  name: 'New',
  at: 1_800_000_000_000,
  nonce: '0f'.repeat(16),
}

it('is the same key for the same code, for good', () => {
  expect(codeKeyOf('practice', CODE).id).toBe(
    'ae8c0e3e789bfa9cd34b85e08eb0fe8a42d8ebe16fc7fdaf42d93b2bed16f8e4',
  )
  expect(codeKeyOf('live', CODE).id).toBe('34c4133359fa47913a6ad16d9118b670ac544b97a02a223b386edcfc351f9c7b')
  expect(codeKeyOf('practice', 'loabc defgh jkmnp qrstv wxyzo').id).toBe(codeKeyOf('practice', CODE).id)
})

it('signs what the signer takes, as any other program with the code would', async () => {
  const signed = codeKeyOf('practice', CODE).say(recovery)
  expect(signed.proof).toMatchObject({
    publicKey: '8220e50f4bfa5fd23068ba2578cbfdf59d9f4384ada588fbee11715d69f7d1e5',
  })
  expect(signed).toEqual(await makeCodeKey(CODE).say(recovery))
  expect(isProvenByCode({ world: 'practice', signed })).toBe(true)
  expect(isProvenByCode({ world: 'live', signed })).toBe(false)
  expect(signed.proof.by === 'code' && codeKeyId(signed.proof.publicKey)).toBe(signed.keyId)
})
