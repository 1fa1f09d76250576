import { describe, expect, it } from 'vitest'
import { readVaultName } from './change-vault.ts'
import { vaultTitle } from './vault-name.ts'

describe('the name of a vault', () => {
  it('R2-002 is its number until somebody gives it one', () => {
    expect(vaultTitle({ tokenId: '1042', name: null })).toBe('Vault #1042')
    expect(vaultTitle({ tokenId: '1042', name: 'Long term' })).toBe('Long term')
  })

  it('is kept in one line, without what cannot be seen', () => {
    expect(readVaultName('  Long \n term\u200b ')).toBe('Long term')
    expect(readVaultName('🦅'.repeat(30))).toBe('🦅'.repeat(30))
  })

  it('goes away when it is emptied, and has a limit', () => {
    expect(readVaultName(' \u200b ')).toBeNull()
    expect(() => readVaultName('x'.repeat(31))).toThrow('30 characters')
  })
})
