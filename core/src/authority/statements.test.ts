import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { keyId } from './keys.ts'
import { type Statement, statement, statementHash, statementText } from './statements.ts'
import { walletText } from './wallet-text.ts'

const OWNER = 'ab'.repeat(32)
const AT = Date.UTC(2026, 10, 18)
const device = { type: 'device', publicKey: 'A'.repeat(87) } as const
const grant: Statement = {
  kind: 'grant',
  version: 1,
  owner: OWNER,
  key: device,
  name: 'Chrome on Linux',
  vaults: 'all',
  scopes: ['trade', 'transfer'],
  perTransactionUsd: 10_000,
  perDayUsd: 25_000,
  knownRecipientsOnly: true,
  expiresAt: AT + 86_400_000,
  at: AT,
  nonce: '0f'.repeat(16),
}

describe('canonicalJson', () => {
  it('writes one text whatever the order of the fields', () => {
    const one = { b: [1, { d: null, c: 'x' }], a: true }
    const other = { a: true, b: [1, { c: 'x', d: null }] }
    expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
    expect(canonicalJson(other)).toBe(canonicalJson(one))
  })

  it.each([0.1, Number.NaN, -0, 2 ** 53])('does not write %s', (value) => {
    expect(() => canonicalJson({ value })).toThrow('only whole numbers')
  })
})

describe('a statement', () => {
  it('carries its world and kind in front of what is signed', () => {
    expect(statementText('practice', grant)).toMatch(/^windhover:practice:grant:v1\n\{"at":/)
    expect(statementHash('practice', grant)).not.toBe(statementHash('live', grant))
  })

  it('has another hash with any other field', () => {
    const changes: Partial<Record<string, unknown>>[] = [
      { perDayUsd: 25_001 },
      { owner: 'cd'.repeat(32) },
      { knownRecipientsOnly: false },
      { vaults: ['1001'] },
      { scopes: ['transfer', 'trade'] },
      { nonce: '1f'.repeat(16) },
    ]
    const hashes = changes.map((change) =>
      statementHash('practice', statement.parse({ ...grant, ...change })),
    )
    expect(new Set([statementHash('practice', grant), ...hashes]).size).toBe(changes.length + 1)
  })

  it('has no field that nobody knows', () => {
    expect(statement.safeParse({ ...grant, also: true }).success).toBe(false)
    expect(statement.safeParse({ ...grant, perDayUsd: 0.5 }).success).toBe(false)
  })

  it('names a key by one id', () => {
    expect(keyId(device)).toBe(keyId({ publicKey: device.publicKey, type: 'device' }))
  })
})

describe('what a wallet shows', () => {
  const wallet = {
    type: 'wallet',
    chain: 'ethereum',
    origin: 'https://windhover.example',
    address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  } as const

  it('says in words what is allowed, in the form that wallets know', () => {
    expect(walletText({ world: 'practice', wallet, statement: grant })).toBe(
      [
        'windhover.example wants you to sign in with your Ethereum account:',
        '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        '',
        'Let Chrome on Linux use my Windhover vaults until 2026-11-19: trade, transfer, up to $10,000 per transaction and $25,000 in 24 hours. New recipients need my approval.',
        '',
        'URI: https://windhover.example',
        'Version: 1',
        'Chain ID: 1',
        `Nonce: ${'0f'.repeat(16)}`,
        'Issued At: 2026-11-18T00:00:00.000Z',
        'Resources:',
        `- urn:windhover:practice:grant:${statementHash('practice', grant)}`,
      ].join('\n'),
    )
  })

  it('has no line that a name has written', () => {
    const named = { ...grant, name: 'phone\nURI: https://evil.example\u202e' }
    const text = walletText({ world: 'practice', wallet, statement: named })
    expect(text.split('\n').filter((line) => line.startsWith('URI:'))).toEqual([
      'URI: https://windhover.example',
    ])
    expect(text).not.toContain('\u202e')
  })

  it('names what a payment moves and to whom', () => {
    const intent = {
      id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001',
      vaultId: '1001',
      type: 'transfer' as const,
      chain: 'ethereum' as const,
      token: 'native',
      to: '0x00000000000000000000000000000000000004d2',
      amountRaw: '1500000000000000000' as const,
    }
    const approval: Statement = {
      kind: 'root-approval',
      version: 1,
      vaultId: '1001',
      intentHash: OWNER,
      at: AT,
      expiresAt: AT + 60_000,
      nonce: '0f'.repeat(16),
    }
    expect(walletText({ world: 'practice', wallet, statement: approval, intent })).toContain(
      'Approve this payment from vault 1001: transfer on Ethereum, 1.5 ETH to 0x00000000000000000000000000000000000004d2.',
    )
  })
})
