import { ed25519 } from '@noble/curves/ed25519.js'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { codeKeySeed, hashSignInSecret, signInSecretOf } from '@windhover/core/authority/derive-from-code'
import { codeKeyId } from '@windhover/core/authority/keys'
import { signedStatement } from '@windhover/core/authority/proofs'
import { makeRecoveryCode } from '@windhover/core/authority/recovery-code'
import { statementText } from '@windhover/core/authority/statements'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { codeKeyOf } from '../../lib/authority/code-key.ts'
import { answerKeys } from '../../testing/answers/keys.ts'
import { answerPasskey, OWNER_ID, ownerWithPasskey } from '../../testing/answers/owner.ts'
import { openApp } from '../../testing/open-app.tsx'
import { appears, textsOf } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const CODE = /^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/
const button = (name: string) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

beforeEach(() => void answerPasskey())
afterEach(() => void vi.restoreAllMocks())

/** However it is written: what has left the page is neither the code nor the key that comes of it. */
function expectUnsent({ sent }: StubServer, code: string): void {
  const plain = code.replaceAll('-', '').toUpperCase()
  const seed = Array.from(codeKeySeed('practice', code), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  for (const call of sent) {
    expect(decodeURIComponent(call).toUpperCase().replaceAll(/[\s-]/g, '')).not.toContain(plain)
    expect(call).not.toContain(seed)
    expect(call).not.toContain(btoa(code))
  }
}

it('codes are made in the page and never leave it: the api hears hashes, and the owner signs ids of keys', async () => {
  let said: ReturnType<typeof answerKeys>['said'] = []
  const before = (server: StubServer, vaultId: string) => {
    said = answerKeys(server, vaultId, ownerWithPasskey()).said
  }
  const { server } = await openApp({ at: '?app=account', before })
  const kept = server.answer(credentialRoutes.makeRecoveryCodes, { done: true })
  await button('Make codes').click()
  await dialog('Recovery codes').getByRole('button', { name: 'Make codes' }).click()
  await button('Use passkey').click()
  const shown = dialog('Recovery codes').getByRole('listitem')
  await appears(shown)
  const codes = textsOf(shown).map((text) => text.trim())
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(CODE)

  const hashes = codes.map((code) => hashSignInSecret(signInSecretOf('practice', code)))
  expect(kept.map(({ body }) => body)).toEqual([{ signInHashes: hashes }])
  const ids = codes.map((code) => codeKeyOf('practice', code).id)
  expect(said.map(({ body }) => body.signed.statement)).toMatchObject([
    { kind: 'recovery-codes', owner: OWNER_ID, hashes: ids },
  ])
  for (const code of codes) {
    expectUnsent(server, code)
    expect(server.sent.join('\n')).not.toContain(signInSecretOf('practice', code))
  }
  await dialog('Recovery codes').getByRole('button', { name: 'I saved them' }).click()
  await expect.element(dialog('Recovery codes')).not.toBeInTheDocument()
})

it('a typed code signs in and adds a passkey without leaving the page, and its signature binds the passkey', async () => {
  const code = makeRecoveryCode()
  const { server, vaultId } = await openApp({ isSignedOut: true })
  const recorded = server.recorded(accountRoutes.getAccount)
  const session = { ...recorded.session, method: 'recovery' as const, stepUpUntil: null }
  const userId = `user-${vaultId}`
  const account = { ...recorded, userId, owner: OWNER_ID, guest: false, passkeyCount: 1, session }
  const entered = server.answer(signInRoutes.signInWithRecoveryCode, account)
  await button('Use a recovery code').click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(` ${code.toLowerCase()} `)
  server.answer(accountRoutes.getAccount, account)
  await dialog('Use a recovery code').getByRole('button', { name: 'Sign in' }).click()

  const made = { id: 'bmV3LXBhc3NrZXk', response: { publicKey: 'TmV3S2V5' } }
  const options = {
    challenge: 'AAAA',
    rp: { id: location.hostname, name: 'Windhover' },
    user: { id: 'AAAA', name: 'Somebody', displayName: 'Somebody' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  }
  server.answer(signInRoutes.startPasskeyRegistration, { options })
  const registered = server.answer(signInRoutes.registerPasskey, { ...account, passkeyCount: 2 })
  const created = { toJSON: () => made } as unknown as Credential
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(created)
  await button('Add passkey').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await expect.element(page.getByText('Passkey added').first()).toBeVisible()

  expect(entered.map(({ body }) => body)).toEqual([{ secret: signInSecretOf('practice', code) }])
  const [said] = registered[0]?.body.enrolment ?? []
  const { statement, keyId, proof } = signedStatement.parse(said)
  expect(statement).toMatchObject({
    kind: 'recovery',
    owner: OWNER_ID,
    key: { type: 'passkey', credentialId: made.id, publicKey: made.response.publicKey },
  })
  if (proof.by !== 'code') throw new Error('the code has not signed')
  expect(keyId).toBe(codeKeyOf('practice', code).id)
  expect(codeKeyId(proof.publicKey)).toBe(keyId)
  const text = new TextEncoder().encode(statementText('practice', statement))
  expect(ed25519.verify(proof.signature, text, proof.publicKey)).toBe(true)
  expectUnsent(server, code)
})
