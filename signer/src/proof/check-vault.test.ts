import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type SignedVault, type VaultRecord, vaultRecordText } from '@windhover/core/authority/vault-record'
import { describe, expect, it } from 'vitest'
import { checkVaults } from './check-vault.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const rawKey = (key: KeyObject) =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
const OWNER = 'ab'.repeat(32)
const known = { signerKey: rawKey(publicKey), ownerId: OWNER }
const EVM = '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07'
const OTHER_EVM = '0x4fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07'
const SOLANA = '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw'

const record: VaultRecord = {
  kind: 'vault-record',
  version: 1,
  world: 'practice',
  vaultId: '1042',
  ownerId: OWNER,
  addresses: { solana: SOLANA, ethereum: EVM, bsc: EVM, hedera: EVM },
}
const signed = (said: VaultRecord, key = privateKey): SignedVault => {
  return { record: said, signature: sign(null, Buffer.from(vaultRecordText(said)), key).toString('hex') }
}
const genuine = signed(record)
const { addresses } = record
const at = (change: Partial<VaultRecord['addresses']>) => ({ addresses: { ...addresses, ...change } })

it('takes what the signer says of a vault of this owner', () => {
  expect(checkVaults([genuine], known)).toEqual(new Map([['1042', addresses]]))
})

it('is signed in one text, whatever the order of its fields', () => {
  const turned = Object.fromEntries(Object.entries(record).toReversed()) as VaultRecord
  expect(vaultRecordText(turned)).toBe(vaultRecordText(record))
  expect(vaultRecordText(record).split('\n')[0]).toBe('windhover:practice:vault-record:v1')
})

describe('refuses', () => {
  it.each<[string, object]>([
    ['world', { world: 'live' }],
    ['vault', { vaultId: '1043' }],
    ['owner', { ownerId: 'cd'.repeat(32) }],
    ['address on Solana', at({ solana: SOLANA.replace('7k', '8k') })],
    ['address on Ethereum', at({ ethereum: OTHER_EVM })],
    ['address on BSC', at({ bsc: OTHER_EVM })],
    ['address on Hedera', at({ hedera: OTHER_EVM })],
    ['letters of an address', at({ ethereum: EVM.toLowerCase() })],
    ['kind', { kind: 'payment-record' }],
    ['version', { version: 2 }],
    ['further field', { note: 'trust me' }],
    ['missing field', { world: undefined }],
  ])('another %s', (_what, change) => {
    const told = { ...genuine, record: { ...record, ...change } }
    expect(checkVaults([told], known).size).toBe(0)
  })

  it('a signature with any byte changed, a part of it, and none', () => {
    const bytes = Buffer.from(genuine.signature, 'hex')
    const bent = Array.from(bytes, (byte, place) => Buffer.from(bytes).fill(byte ^ 1, place, place + 1))
    const signatures = [...bent.map((each) => each.toString('hex')), genuine.signature.slice(2), '']
    for (const signature of signatures)
      expect(checkVaults([{ ...genuine, signature }], known).size, signature).toBe(0)
  })

  it('what another key signed', () => {
    const other = generateKeyPairSync('ed25519')
    expect(checkVaults([signed(record, other.privateKey)], known).size).toBe(0)
    expect(checkVaults([genuine], { ...known, signerKey: rawKey(other.publicKey) }).size).toBe(0)
  })

  it('the vault of another owner in the signer’s own words', () => {
    const foreign = signed({ ...record, ownerId: 'cd'.repeat(32) })
    expect(checkVaults([foreign], known).size).toBe(0)
    // And shows what is the owner's beside it.
    expect([...checkVaults([foreign, null, 'noise', genuine], known).keys()]).toEqual(['1042'])
  })
})
