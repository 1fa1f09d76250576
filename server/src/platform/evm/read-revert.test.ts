import { encodeErrorResult, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { readRevert } from './read-revert.ts'

const OWN = parseAbi(['error Error(string)', 'error Panic(uint256)'])
const said = 'execution reverted'
const because = (reason: string) => encodeErrorResult({ abi: OWN, errorName: 'Error', args: [reason] })
const panic = encodeErrorResult({ abi: OWN, errorName: 'Panic', args: [17n] })

it.each([
  ['chain/reverted', 'UniswapV2: K', { said, data: because('UniswapV2: K') }],
  [
    'chain/insufficientFunds',
    'ERC20: transfer amount exceeds balance',
    { said, data: because('ERC20: transfer amount exceeds balance') },
  ],
  ['chain/insufficientFunds', 'insufficient balance', { said: `${said}: insufficient balance`, data: null }],
  ['chain/reverted', 'panic 17', { said, data: panic }],
  ['chain/reverted', 'execution reverted', { said, data: '0x' }],
])('%s: %s', (code, message, run) => {
  const error = readRevert({ chain: 'bsc', ...run })
  expect(error).toMatchObject({ code, retryable: false, context: { chain: 'bsc' } })
  expect(error.message).toBe(message)
})
