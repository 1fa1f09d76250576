import { expect, it } from 'vitest'
import { readHiddenToken } from './read-hidden-token.ts'

const ADDRESS = '0x00000000000000000000000000000000000000aa'

it.each([
  ['solana', 'native', { chain: 'solana', token: 'native', symbol: 'SOL' }],
  ['hedera', '0.0.731861', { chain: 'hedera', token: '0.0.731861' }],
  ['ethereum', `1:${ADDRESS}`, { chain: 'ethereum', token: ADDRESS }],
  ['ethereum', `56:${ADDRESS}`, { chain: 'bsc', token: ADDRESS }],
  ['ethereum', '56:native', { chain: 'bsc', token: 'native', symbol: 'BNB' }],
] as const)('R1-122 reads %s %s', (network, id, token) => {
  expect(readHiddenToken(network, id)).toMatchObject({ id, ...token })
})
