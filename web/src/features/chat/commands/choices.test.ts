import { sampleHolding, sampleWallet } from '@windhover/core/balances/testing/sample-wallet'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import { readCommand } from '@windhover/core/chat/commands/read-command'
import type { TokenRow } from '@windhover/core/tokens/contract'
import { describe, expect, it } from 'vitest'
import { BONK, copyOf, JUP, tokenRow } from '../../../testing/answers/token-list.ts'
import { chainsOf, listChains } from './list-chains.ts'
import { listContacts } from './list-contacts.ts'
import { findTokens, listTokens } from './list-tokens.ts'

const held = (token: string, symbol: string, valueUsd: number | null) =>
  sampleHolding({ token, symbol, name: symbol, amountRaw: '2500000', decimals: 6, valueUsd })

const WALLET = sampleWallet('solana', {
  holdings: [
    held('native', 'SOL', 20),
    held(BONK.address, 'BONK', 90),
    held(JUP.address, 'JUP', null),
    held('Gift1', 'JUPX', 1_000_000),
  ],
})

describe('tokens to choose from', () => {
  const find = (typed: string, rows: readonly TokenRow[], without: readonly string[] = []) =>
    findTokens(listTokens({ wallets: [WALLET], rows }), { typed, without, chains: CHAIN_IDS }).map(
      ({ text }) => text,
    )

  it('begins with what is worth most in the vault; then come the usual ones', () => {
    const rows = [tokenRow(BONK), tokenRow(JUP)]
    expect(find('', rows)).toEqual(['BONK', 'SOL', 'JUP', 'USDC', 'USDT', 'HUSTLE'])
    const [bonk] = findTokens(listTokens({ wallets: [WALLET], rows }), {
      typed: 'bonk',
      without: [],
      chains: ['solana'],
    })
    expect(bonk?.tokens[0]?.held?.text).toBe('2.5 on Solana')
  })

  it('offers nothing that is not vouched for or looks like another, held or not', () => {
    const gift = tokenRow({ ...JUP, symbol: 'JUPX', address: 'Gift1' }, { isVerified: false })
    expect(find('jup', [gift, copyOf(JUP, 1)])).toEqual([])
    expect(find('jup', [gift, copyOf(JUP, 1), tokenRow(JUP)])).toEqual(['JUP'])
  })

  it('offers no symbol that two verified tokens share, and none that is no word of the grammar', () => {
    const twin = tokenRow({ ...JUP, address: 'Twin1' }, { liquidityUsd: 900_000 })
    expect(find('jup', [tokenRow(JUP), twin])).toEqual([])
    expect(find('all', [tokenRow({ ...JUP, symbol: 'ALL' })])).toEqual([])
  })

  it('finds the whole symbol first, beginnings next, names last, and not what stands in the command already', () => {
    const rows = ['USDCX', 'SOL2'].map((symbol) =>
      tokenRow({ ...JUP, symbol, name: symbol, address: symbol }),
    )
    expect(find('usd', rows)).toEqual(['USDC', 'USDT', 'USDCX'])
    expect(find('$sol2', rows)).toEqual(['SOL2'])
    expect(find('tether', rows)).toEqual(['USDT'])
    expect(find('saucers', rows)).toEqual(['SAUCE'])
    expect(find('sol', rows, ['SOL'])).toEqual(['SOL2'])
  })

  it('stays on the chains of the rest', () => {
    const tokens = listTokens({ wallets: [], rows: [] })
    const onHedera = findTokens(tokens, { typed: '', without: ['HBAR'], chains: ['hedera'] })
    expect(onHedera.map(({ text }) => text)).toEqual(['USDC', 'WHBAR', 'SAUCE'])
  })
})

describe('contacts to choose from', () => {
  const contact = (name: string, network: 'solana' | 'evm', address: string) => ({
    id: address,
    ...{ name, network, address },
  })
  const contacts = [
    contact('Ana', 'solana', 'Ana1'),
    contact('Arif, exchange', 'evm', '0xAB'),
    contact('Bob', 'solana', 'Bob1'),
    contact('Bob', 'evm', '0xCD'),
  ]
  const paid = [
    { address: '0xab', times: 1 },
    { address: '0xAB', times: 1 },
    { address: 'Bob1', times: 5 },
  ]
  const texts = (typed: string, networks: readonly ('solana' | 'evm')[] | null = null) =>
    listContacts({ contacts, paid, networks, typed }).map(({ text }) => text)

  it('begins with whom the vault pays most', () => {
    expect(texts('')).toEqual(['Bob1', 'Arif, exchange', 'Ana', '0xCD'])
    expect(listContacts({ contacts, paid, networks: null, typed: 'ar' })[0]?.times).toBe(2)
  })
  it('finds any word of a name', () => expect(texts('EXCH')).toEqual(['Arif, exchange']))
  it('knows where the token can go', () => expect(texts('', ['evm'])).toEqual(['Arif, exchange', '0xCD']))
  it('writes the address where two share a name', () => expect(texts('bob', ['evm'])).toEqual(['0xCD']))
})

describe('chains to choose from', () => {
  const tokens = listTokens({ wallets: [], rows: [] })
  const ana = { id: '1', name: 'Ana', network: 'evm' as const, address: '0xAB' }
  const chains = (typed: string) => {
    const reading = readCommand(typed, ['Ana'])
    return reading?.stage === 'slots' ? chainsOf(reading.slots, { tokens, contacts: [ana] }) : null
  }
  it.each([
    ['/swap 1 USDC for USDT', ['solana', 'ethereum', 'bsc']],
    ['/swap 1 SOL for USDC', ['solana']],
    ['/swap 1 NOBODY for USDC', CHAIN_IDS],
    ['/send 1 USDC to Ana', ['ethereum', 'bsc']],
    ['/send 1 USDC to 0.0.12', ['hedera']],
  ])('%s', (typed, expected) => expect(chains(typed)).toEqual(expected))
  it('are found by the beginning of their names', () =>
    expect(listChains(CHAIN_IDS, 'b').map(({ text }) => text)).toEqual(['BSC']))
})
