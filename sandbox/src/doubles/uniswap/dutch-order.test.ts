import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { type DutchOrder, decodeOrder, encodeOrder, hashOrder, NOT_COSIGNED } from './dutch-order.ts'
import { resolveOrder } from './resolve-order.ts'

const order: DutchOrder = {
  info: {
    reactor: '0x00000011F84B9aa48e5f8aA8B9897600006289Be',
    swapper: '0x00000000000000000000000000000000DeaDBeef',
    nonce: 7n,
    deadline: 2_000n,
    additionalValidationContract: zeroAddress,
    additionalValidationData: '0x',
  },
  cosigner: '0x0000000000000000000000000000000000000C05',
  baseInput: { token: '0x0000000000000000000000000000000000000001', startAmount: 100n, endAmount: 100n },
  baseOutputs: [
    {
      token: '0x0000000000000000000000000000000000000002',
      startAmount: 1_000n,
      endAmount: 900n,
      recipient: '0x00000000000000000000000000000000DeaDBeef',
    },
  ],
  ...NOT_COSIGNED,
}

const cosigned: DutchOrder = {
  ...order,
  cosignerData: {
    ...order.cosignerData,
    decayStartTime: 1_000n,
    decayEndTime: 1_100n,
    outputAmounts: [1_100n],
  },
}

it('travels as bytes and back', () => {
  expect(decodeOrder(encodeOrder(order))).toEqual(order)
})

it('keeps its id when the cosigner adds its part, and changes it with any amount', () => {
  expect(hashOrder(cosigned)).toBe(hashOrder(order))
  expect(hashOrder({ ...order, baseInput: { ...order.baseInput, endAmount: 101n } })).not.toBe(
    hashOrder(order),
  )
})

it('starts at the cosigned amount, falls evenly and stops at the end amount', () => {
  const outputAt = (atSec: bigint) => resolveOrder(cosigned, atSec).outputs[0]?.amount
  expect([0n, 1_000n, 1_050n, 1_100n, 5_000n].map(outputAt)).toEqual([1_100n, 1_100n, 1_000n, 900n, 900n])
})

it('asks for more of the input where that is the side that moves', () => {
  const rising: DutchOrder = {
    ...cosigned,
    baseInput: { ...order.baseInput, endAmount: 200n },
    baseOutputs: order.baseOutputs.map((output) => ({ ...output, endAmount: output.startAmount })),
    cosignerData: { ...cosigned.cosignerData, inputAmount: 80n, outputAmounts: [0n] },
  }
  const at = (atSec: bigint) => {
    const { inputAmount, outputs } = resolveOrder(rising, atSec)
    return [inputAmount, outputs[0]?.amount]
  }
  expect(at(1_000n)).toEqual([80n, 1_000n])
  expect(at(1_050n)).toEqual([140n, 1_000n])
  expect(at(1_100n)).toEqual([200n, 1_000n])
})
