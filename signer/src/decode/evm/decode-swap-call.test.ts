import { concatHex, encodeFunctionData, type Hex, parseAbi, zeroHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeEvmCall } from './decode-call.ts'

const [one, other] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const abi = parseAbi([
  'function exec(address, address, uint256, address, bytes) payable',
  'function execute((address, address, uint256), bytes[], bytes32) payable',
  'function exactInput((bytes, address, uint256, uint256, uint256)) payable',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256, address) payable',
  'function multicall(bytes[]) payable',
  'function withdraw(uint256)',
])
const execute = encodeFunctionData({
  abi,
  functionName: 'execute',
  args: [[one, other, 9n], ['0x010203', '0x'], zeroHash],
})
const exec = encodeFunctionData({ abi, functionName: 'exec', args: [one, other, 5n, one, execute] })
const path = concatHex([one, '0x0001f4', other])
const exactInput = encodeFunctionData({ abi, functionName: 'exactInput', args: [[path, other, 7n, 5n, 9n]] })
const refund = encodeFunctionData({ abi, functionName: 'refundETH' })
const list = (...calls: readonly Hex[]) =>
  encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })
const [low, high] = [one.toLowerCase(), other.toLowerCase()]
const swap = {
  kind: 'exact-input',
  tokens: [low, high],
  recipient: high,
  deadlineSec: 7n,
  amountRaw: 5n,
  minBuyAmountRaw: 9n,
}

/** Another word in the place of one of the arguments; calls within calls stand four bytes further. */
const withWord = (data: Hex, index: number, word: string) => {
  const at = 10 + index * 64
  return data.slice(0, at) + word.padStart(64, '0') + data.slice(at + 64)
}

describe('calls of a swap', () => {
  it('are read', () => {
    expect(decodeEvmCall(exec)).toEqual({
      kind: 'settle',
      operator: low,
      token: high,
      amountRaw: 5n,
      target: low,
      recipient: low,
      buyToken: high,
      minBuyAmountRaw: 9n,
    })
    expect(decodeEvmCall(exactInput)).toEqual(swap)
    expect(decodeEvmCall(list(exactInput, refund))).toEqual({
      kind: 'multicall',
      calls: [swap, { kind: 'refund-native' }],
    })
    const unwrap = encodeFunctionData({ abi, functionName: 'unwrapWHBAR', args: [4n, one] })
    expect(decodeEvmCall(unwrap)).toEqual({ kind: 'unwrap-to', minAmountRaw: 4n, recipient: low })
    const withdraw = encodeFunctionData({ abi, functionName: 'withdraw', args: [4n] })
    expect(decodeEvmCall(withdraw)).toEqual({ kind: 'withdraw', amountRaw: 4n })
  })

  it.each([
    ['data in another place', withWord(exec, 4, 'c0')],
    ['more data than there is', withWord(exec, 5, 'ffff')],
    ['data without end', withWord(exec, 5, 'f'.repeat(64))],
    ['one byte of data less', withWord(exec, 5, (execute.length / 2 - 2).toString(16))],
    ['something behind the data', `${exec.slice(0, -2)}01`],
    ['a word more', `${exec}${'0'.repeat(64)}`],
    ['half a word more', `${exec}${'0'.repeat(32)}`],
    ['something before an address', withWord(exec, 0, `1${low.slice(2)}`)],
    ['a call of another contract within', exec.replace('1fff991f', '1fff9920')],
    [
      'actions in the place of a recipient',
      exec.replace(
        `${'a0'.padStart(64, '0')}${'0'.repeat(64)}`,
        `${'20'.padStart(64, '0')}${'0'.repeat(64)}`,
      ),
    ],
    ['a path in another place', withWord(exactInput, 1, 'c0')],
    ['terms in another place', withWord(exactInput, 0, '40')],
    ['a path with a byte less', withWord(exactInput, 6, '2a')],
    ['a path of one token', withWord(exactInput, 6, '14')],
    ['a path without end', withWord(exactInput, 6, 'f'.repeat(64))],
    ['a list in another place', withWord(list(refund), 0, '40')],
    ['a list without anything', list()],
    ['a list of more than there is', withWord(list(refund), 1, '2')],
    ['a list without end', withWord(list(refund), 1, 'f'.repeat(64))],
    ['a call of a list in another place', withWord(list(refund, refund), 3, '40')],
    ['a list in a list', list(list(refund))],
    ['an unknown call in a list', list('0x23b872dd')],
    ['a longer list', `${list(refund)}${'0'.repeat(64)}`],
  ])('are refused with %s', (_, data) => {
    expect(() => decodeEvmCall(data)).toThrow(expect.objectContaining({ name: 'Refusal' }))
  })
})
