import type { VaultView } from '@windhover/core/vaults/contract'
import { describe, expect, it } from 'vitest'
import { pickVault } from './selected-vault.ts'

function vault(tokenId: string): VaultView {
  return {
    tokenId,
    name: null,
    color: null,
    publicKey: 'sol',
    ethAddress: '0x0',
    wrappedKeys: [{ pub_key: 'sol' }],
    hederaAccountId: null,
    hasApiKey: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
}

describe('pickVault', () => {
  const vaults = [vault('1'), vault('2')]
  it.each([
    ['2', '2'],
    [null, '1'],
    ['99', '1'],
  ])('wanting %s selects %s', (wanted, selected) => expect(pickVault(vaults, wanted)?.tokenId).toBe(selected))
  it('selects nothing without vaults', () => expect(pickVault([], '1')).toBeNull())
})
