import { approvalOf } from '@windhover/core/authority/approve-intent'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { statementHash } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type OwnerReason, ownerPrompt } from '../../lib/authority/owner-prompt.ts'
import { hexToBase64Url, toBase64Url } from '../../lib/base64-url.ts'
import { answerPasskey, ownerWith, ownerWithPasskey, PASSKEY_KEY_ID } from '../../testing/answers/owner.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { ownerCopy } from './copy.ts'

const TO = '7Hn4vQ2cTzWm9RbYkE5pXsD8uLfA3gJt6NqCw1oZyGeK'
const intent: Intent = {
  id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f',
  vaultId: '1042',
  type: 'transfer',
  chain: 'solana',
  token: 'native',
  to: TO,
  amountRaw: '2000000000',
}
const statement = { ...approvalOf(intent, Date.now()), kind: 'root-approval' as const }
const dialog = (by = 'passkey') => page.getByRole('dialog', { name: `Confirm with your ${by}` })

afterEach(() => void vi.restoreAllMocks())

async function ask(reason: OwnerReason, options: AppOptions & { wallet?: boolean } = {}) {
  const { wallet = false, ...look } = options
  const { server } = await openApp(look)
  const key = {
    type: 'wallet',
    chain: 'ethereum',
    origin: location.origin,
    address: `0x${'a'.repeat(40)}`,
  } as const
  server.answer(ownerRoutes.getOwner, wallet ? ownerWith(key) : ownerWithPasskey())
  const what = reason === 'device' ? null : 'Send 2 SOL to 7Hn4…yGeK'
  return ownerPrompt.ask({ reason, what, statements: [{ statement, intent }] })
}

it.each(SIZES)(
  'says why it asks and shows the recipient in full, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const answer = ask('new-recipient', size)
    await expect.element(dialog()).toBeVisible()
    const text = dialog().element().textContent ?? ''
    expect(text).toContain('You are paying someone new')
    expect(text).toContain('Send 2 SOL to')
    expect(text.replaceAll(/\s/g, '')).toContain(TO)
    await expectGoodLook('owner-new-recipient')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    expect(await answer).toBeNull()
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

it('has the passkey sign exactly what is confirmed', async () => {
  const asked = answerPasskey()
  const answer = ask('above-caps')
  await dialog().getByRole('button', { name: 'Use passkey' }).click()
  const [signed] = (await answer) ?? []
  expect(signed).toMatchObject({
    statement,
    keyId: PASSKEY_KEY_ID,
    proof: { by: 'passkey', signature: 'AAAA' },
  })
  const challenge = asked.mock.calls[0]?.[0]?.publicKey?.challenge
  const hash = hexToBase64Url(statementHash('practice', statement))
  expect(toBase64Url(challenge as ArrayBuffer)).toBe(hash)
})

it('stays open when the passkey was cancelled, and says that nothing happened', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const answer = ask('device')
  await dialog().getByRole('button', { name: 'Use passkey' }).click()
  await expect.element(dialog().getByText(ownerCopy.cancelled)).toBeVisible()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  expect(await answer).toBeNull()
})

it('asks for the wallet of an owner without a passkey', async () => {
  const answer = ask('limits', { wallet: true })
  await expect.element(dialog('wallet')).toBeVisible()
  await expect
    .element(dialog('wallet').getByText('This account’s wallet was not found in this browser.'))
    .toBeVisible()
  await dialog('wallet').getByRole('button', { name: 'Cancel' }).click()
  expect(await answer).toBeNull()
})
