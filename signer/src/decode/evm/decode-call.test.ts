import { encodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeEvmCall } from './decode-call.ts'
import { evmAddress, hederaAddress } from './evm-address.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const lower = to.toLowerCase()
const hedera = parseAbi([
  'function deposit() payable',
  'function unwrapWhbar(uint256 wad)',
  'function associate()',
  'function associateToken(address,address)',
])

describe('decodeEvmCall', () => {
  it.each([
    ['0x', { kind: 'plain' }],
    [
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] }),
      { kind: 'transfer', to: lower, amountRaw: 5n },
    ],
    [
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] }),
      { kind: 'approve', spender: lower, amountRaw: maxUint256 },
    ],
    [encodeFunctionData({ abi: hedera, functionName: 'deposit' }), { kind: 'deposit' }],
    [
      encodeFunctionData({ abi: hedera, functionName: 'unwrapWhbar', args: [7n] }),
      { kind: 'unwrap-whbar', amountRaw: 7n },
    ],
    [encodeFunctionData({ abi: hedera, functionName: 'associate' }), { kind: 'associate' }],
    [
      encodeFunctionData({ abi: hedera, functionName: 'associateToken', args: [to, to] }),
      { kind: 'associate-token', account: lower, token: lower },
    ],
  ])('reads %s', (data, call) => {
    expect(decodeEvmCall(data)).toEqual(call)
    expect(decodeEvmCall(data.toUpperCase().replace('0X', '0x'))).toEqual(call)
  })

  it.each([
    ['transferFrom', encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [to, to, 1n] })],
    ['half a selector', '0xa905'],
    ['a digit more', `${encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })}00`],
    [
      'a digit less',
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] }).slice(0, -2),
    ],
    [
      'something before an address',
      `0xa9059cbb${'01'.padEnd(24, '0')}${lower.slice(2)}${'5'.padStart(64, '0')}`,
    ],
  ])('refuses %s', (_, data) => {
    expect(() => decodeEvmCall(data)).toThrow()
  })

  it('knows an entity of Hedera by its number', () => {
    expect(hederaAddress('0.0.1456986')).toBe('0x0000000000000000000000000000000000163b5a')
    expect(hederaAddress(to)).toBe(lower)
    for (const wrong of ['0.0.01', '0.1.5', '5', '0x12']) expect(() => hederaAddress(wrong)).toThrow()
    expect(() => evmAddress('0.0.5')).toThrow()
  })
})
