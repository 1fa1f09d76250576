import type { OwnerView } from '@windhover/core/authority/contract'
import { expect, it } from 'vitest'
import { isGuestKeyLost } from './guest-key.ts'

const owner = (roots: readonly { type: string; keyId: string }[]) =>
  ({ roots: roots.map(({ type, keyId }) => ({ keyId, key: { type } })) }) as unknown as OwnerView

it('is lost only where nothing but the key of another browser owns the vaults', () => {
  const here = { id: 'here' }
  expect(isGuestKeyLost(owner([{ type: 'device', keyId: 'gone' }]), here)).toBe(true)
  expect(isGuestKeyLost(owner([{ type: 'device', keyId: 'here' }]), here)).toBe(false)
  expect(isGuestKeyLost(owner([{ type: 'passkey', keyId: 'key' }]), here)).toBe(false)
})
