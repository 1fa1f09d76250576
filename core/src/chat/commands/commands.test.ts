import { describe, expect, it } from 'vitest'
import { readStrict } from '../reader/strict/read-strict.ts'
import { COMMANDS } from './command-list.ts'
import { completeCommand, restOfChoice } from './complete-command.ts'
import { readCommand } from './read-command.ts'
import { readsAsToken } from './reads-as-token.ts'
import { writeSentence } from './write-sentence.ts'

const ANA = { name: 'Ana', address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }
const ARIF = { name: 'Arif, exchange', address: '0x91aC4e5f0b1A2d3c4B5a6978E0f1D2C3b4A577e2' }
const CONTACTS = [ANA, ARIF]

function sentenceOf(text: string): string | null {
  const reading = readCommand(
    text,
    CONTACTS.map(({ name }) => name),
  )
  return reading?.stage === 'slots' ? writeSentence(reading, CONTACTS) : null
}

type Case = readonly [typed: string, sentence: string, tool: string, args: Readonly<Record<string, unknown>>]

const CASES: Readonly<Record<string, readonly Case[]>> = {
  swap: [
    ['/swap 2 SOL for JUP', 'Swap 2 SOL for JUP', 'propose_swap', { amount: '2', sell: 'SOL', buy: 'JUP' }],
    [
      '/trade 50% sol to hustle on solana with 2 slippage',
      'Swap 50% of my SOL for HUSTLE on Solana with 2% slippage',
      'propose_swap',
      { amount: '50%', sell: 'SOL', buy: 'HUSTLE', chain: 'solana', slippage: 2 },
    ],
    [
      '/swap 1 ETH USDC on Ethereum',
      'Swap 1 ETH for USDC on Ethereum',
      'propose_swap',
      { amount: '1', sell: 'ETH', buy: 'USDC', chain: 'ethereum' },
    ],
  ],
  buy: [
    [
      '/buy $50 JUP with USDC',
      'Buy $50 of JUP with USDC',
      'propose_swap',
      { amount: '$50', sell: 'USDC', buy: 'JUP' },
    ],
    [
      '/buy 100 JUP with USDC with 1% slippage',
      'Buy 100 JUP with USDC with 1% slippage',
      'propose_swap',
      { amount: '100', amountOf: 'buy', sell: 'USDC', buy: 'JUP', slippage: 1 },
    ],
  ],
  sell: [
    [
      '/sell half BONK for USDC',
      'Sell 50% of my BONK for USDC',
      'propose_swap',
      { amount: '50%', sell: 'BONK', buy: 'USDC' },
    ],
    [
      '/sell all BONK for SOL',
      'Sell all my BONK for SOL',
      'propose_swap',
      { amount: 'all', sell: 'BONK', buy: 'SOL' },
    ],
  ],
  send: [
    [
      '/send 25 USDC to Ana',
      `Send 25 USDC to ${ANA.address}`,
      'propose_transfer',
      { amount: '25', token: 'USDC', to: ANA.address },
    ],
    [
      '/pay $20 eth to arif, exchange on bsc',
      `Send $20 of ETH to ${ARIF.address} on BSC`,
      'propose_transfer',
      { amount: '$20', token: 'ETH', to: ARIF.address, chain: 'bsc' },
    ],
    [
      '/send all HBAR to 0.0.1234',
      'Send all my HBAR to 0.0.1234',
      'propose_transfer',
      { amount: 'all', token: 'HBAR', to: '0.0.1234' },
    ],
  ],
  wrap: [['/wrap 0.5 sol', 'Wrap 0.5 SOL', 'propose_wrap', { amount: '0.5', chain: 'solana' }]],
  unwrap: [
    ['/unwrap 20 WHBAR', 'Unwrap 20 WHBAR', 'propose_unwrap', { amount: '20', chain: 'hedera' }],
    ['/unwrap all WSOL', 'Unwrap all my WSOL', 'propose_unwrap', { amount: 'all', chain: 'solana' }],
  ],
  remember: [
    [
      '/remember I never spend over $500',
      'Remember that I never spend over $500',
      'propose_memory',
      { content: 'I never spend over $500' },
    ],
    [
      '/note that I hold for years',
      'Remember that I hold for years',
      'propose_memory',
      { content: 'I hold for years' },
    ],
  ],
}

it('has sentences below for every command', () => {
  expect(Object.keys(CASES)).toEqual(COMMANDS.map(({ name }) => name))
})

it.each(COMMANDS)('/$name is filled by its own example', ({ example, name }) => {
  expect(example).toMatch(new RegExp(`^/${name} `))
  expect(sentenceOf(example)).not.toBeNull()
})

describe('the strict grammar reads what a command says', () => {
  it.each(Object.values(CASES).flat())('%s', (typed, sentence, tool, args) => {
    expect(sentenceOf(typed)).toBe(sentence)
    expect(readStrict(sentence)).toEqual({ tool, args })
  })

  it.each([
    '/swap 2 SOL for',
    '/swap 2 SOL for SOL',
    '/swap much SOL for JUP',
    '/swap 2 SOL for JUP tomorrow',
    '/swap 2 SOL for JUP on base',
    '/buy half JUP with USDC',
    '/send 25 USDC to Bob',
    '/wrap 1 ETH',
  ])('says nothing for %s', (typed) => expect(sentenceOf(typed)).toBeNull())

  it('does not choose between two contacts of one name', () => {
    const reading = readCommand('/send 1 USDC to Ana', ['Ana', 'Ana'])
    const twins = [ANA, { ...ANA, address: ARIF.address }]
    expect(reading?.stage === 'slots' && writeSentence(reading, twins)).toBeNull()
  })
})

describe('what is being typed', () => {
  const names = (typed: string) => {
    const reading = readCommand(typed)
    return reading?.stage === 'name' ? reading.commands.map(({ name }) => name) : null
  }
  it('finds commands by the beginning of their names and of other words for them', () => {
    expect(names('/')).toHaveLength(COMMANDS.length)
    expect(names('/s')).toEqual(['swap', 'sell', 'send'])
    expect(names('/TR')).toEqual(['swap', 'send'])
    expect(names('/x')).toBeNull()
  })

  it.each(['swap', 'a/s', '/s\nb', '/launch a token', '/5'])('%j is no command', (text) =>
    expect(readCommand(text)).toBeNull(),
  )

  const current = (typed: string) => {
    const reading = readCommand(typed, ['Ana', 'Arif, exchange'])
    const found = reading?.stage === 'slots' ? reading.current : null
    return found && [found.slot.name, found.typed, typed.slice(0, found.start) + found.lead]
  }
  it.each([
    ['/send ', ['amount', '', '/send ']],
    ['/send 25', ['amount', '25', '/send ']],
    ['/send 25 ', ['sell', '', '/send 25 ']],
    ['/send 25 us', ['sell', 'us', '/send 25 ']],
    ['/send 25 USDC ', ['to', '', '/send 25 USDC to ']],
    ['/send 25 USDC t', ['to', '', '/send 25 USDC to ']],
    ['/send 25 USDC to', ['to', '', '/send 25 USDC to ']],
    ['/send 25 USDC to a', ['to', 'a', '/send 25 USDC to ']],
    ['/send 25 USDC to arif, ex', ['to', 'arif, ex', '/send 25 USDC to ']],
    ['/send 25 USDC to Ana ', null],
    ['/send 25 USDC to Ana o', ['chain', '', '/send 25 USDC to Ana on ']],
    ['/send 25 USDC to Ana on s', ['chain', 's', '/send 25 USDC to Ana on ']],
    ['/swap 2 SOL fart', ['buy', 'fart', '/swap 2 SOL ']],
    ['/swap 2 SOL for JUP with ', ['slippage', '', '/swap 2 SOL for JUP with ']],
    ['/remember th', ['note', '', '/remember that ']],
    ['/remember the', ['note', 'the', '/remember ']],
  ])('%j', (typed, expected) => expect(current(typed)).toEqual(expected))
})

describe('a completion', () => {
  const read = (typed: string) => readCommand(typed, ['Ana']) ?? expect.fail(`${typed} is no command`)
  it.each([
    ['/s', 'swap', '/swap ', 'wap'],
    ['/tr', 'swap', '/swap ', ''],
    ['/swap 2 so', 'SOL', '/swap 2 SOL for ', 'l'],
    ['/swap 2 SO', 'SOL', '/swap 2 SOL for ', 'L'],
    ['/swap 2 SOL ', 'JUP', '/swap 2 SOL for JUP', 'for JUP'],
    ['/swap 2 SOL f', 'JUP', '/swap 2 SOL for JUP', 'or jup'],
    ['/send 25 ', 'USDC', '/send 25 USDC to ', 'USDC'],
    ['/send 25 USDC to a', 'Ana', '/send 25 USDC to Ana', 'na'],
    ['/send 25 USDC to Ana ', 'Solana', '/send 25 USDC to Ana on Solana', ''],
    ['/send 25 USDC to Ana on s', 'Solana', '/send 25 USDC to Ana on Solana', 'olana'],
    ['/wrap 1 ', 'SOL', '/wrap 1 SOL', 'SOL'],
  ])('%j, then %s', (typed, choice, text, rest) => {
    expect(restOfChoice(typed, read(typed), choice)).toBe(rest)
    expect(completeCommand(typed, read(typed), choice)).toBe(text)
  })
})

it('knows which symbols can stand in a sentence', () => {
  expect(['SOL', 'USDC', 'HUSTLE', 'WUSDC', 'AI16Z'].filter((symbol) => !readsAsToken(symbol))).toEqual([])
  expect(['ALL', 'USDC[HTS]', 'MY COIN', 'FOR', ''].filter(readsAsToken)).toEqual([])
})
