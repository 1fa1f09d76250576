import {
  type Address,
  concatHex,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import { allow, heldBy, landed } from '../evm-tools.ts'
import { addressOfEntity, askMirror } from '../hedera-tools.ts'
import { expectThat, type TourStep, type Traveller } from '../tour.ts'

const QUOTER = addressOfEntity('0.0.3949424')
const ROUTER = addressOfEntity('0.0.3949434')
const WHBAR = addressOfEntity('0.0.1456986')
const USDC = addressOfEntity('0.0.456858')
/** As the product tries them. */
const FEE_TIERS = [500, 1_500, 3_000, 10_000] as const
const WEIBAR_PER_TINYBAR = 10_000_000_000n

const quoterAbi = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[], uint32[], uint256)',
])
const routerAbi = parseAbi([
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable returns (uint256)',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256 amountMinimum, address recipient) payable',
  'function multicall(bytes[] data) payable returns (bytes[])',
])

function pathOf(from: Address, fee: number, to: Address): Hex {
  return concatHex([from, numberToHex(fee, { size: 3 }), to])
}

/** A quote costs nothing: the mirror node runs the call. */
async function quote(traveller: Traveller, path: Hex, amountIn: bigint): Promise<bigint | null> {
  const data = encodeFunctionData({ abi: quoterAbi, functionName: 'quoteExactInput', args: [path, amountIn] })
  const answer = await askMirror(traveller, '/api/v1/contracts/call', {
    method: 'POST',
    body: JSON.stringify({ to: QUOTER, data }),
  }).catch(() => null)
  if (!answer) return null
  return decodeFunctionResult({
    abi: quoterAbi,
    functionName: 'quoteExactInput',
    data: answer.result as Hex,
  })[0]
}

async function bestPath(traveller: Traveller, trade: { from: Address; to: Address; amount: bigint }) {
  for (const fee of FEE_TIERS) {
    const path = pathOf(trade.from, fee, trade.to)
    const amountOut = await quote(traveller, path, trade.amount)
    if (amountOut !== null && amountOut > 0n) return { path, amountOut }
  }
  throw new Error('no pool quotes the pair')
}

function exactInput(order: { path: Hex; recipient: Address; amountIn: bigint; least: bigint }): Hex {
  const deadline = BigInt(Math.floor(Date.now() / 1000) + 600)
  const { path, recipient, amountIn, least: amountOutMinimum } = order
  return encodeFunctionData({
    abi: routerAbi,
    functionName: 'exactInput',
    args: [{ path, recipient, deadline, amountIn, amountOutMinimum }],
  })
}

export const swapOnHedera: readonly TourStep[] = [
  {
    name: 'swap HBAR to USDC by SaucerSwap',
    chain: 'hedera',
    run: async (traveller) => {
      const { hedera, evm } = traveller
      const amount = 5_000_000_000n
      const { path, amountOut } = await bestPath(traveller, { from: WHBAR, to: USDC, amount })
      const before = await heldBy(hedera, USDC, evm.address)
      const least = (amountOut * 99n) / 100n
      const calls = [
        exactInput({ path, recipient: evm.address, amountIn: amount, least }),
        encodeFunctionData({ abi: routerAbi, functionName: 'refundETH' }),
      ]
      const hash = await hedera.wallet.writeContract({
        address: ROUTER,
        abi: routerAbi,
        functionName: 'multicall',
        args: [calls],
        value: amount * WEIBAR_PER_TINYBAR,
      })
      await landed(hedera, hash)
      const got = (await heldBy(hedera, USDC, evm.address)) - before
      expectThat(got >= least, `at least ${least}, not ${got}`)
      return hash
    },
  },
  {
    name: 'swap USDC to HBAR by SaucerSwap',
    chain: 'hedera',
    run: async (traveller) => {
      const { hedera, evm } = traveller
      const amount = 2_000_000n
      await allow(traveller, hedera, { token: USDC, spender: ROUTER, amount })
      const { path, amountOut } = await bestPath(traveller, { from: USDC, to: WHBAR, amount })
      const least = (amountOut * 99n) / 100n
      const before = await hedera.reader.getBalance({ address: evm.address })
      const calls = [
        exactInput({
          path,
          recipient: '0x0000000000000000000000000000000000000000',
          amountIn: amount,
          least,
        }),
        encodeFunctionData({ abi: routerAbi, functionName: 'unwrapWHBAR', args: [least, evm.address] }),
      ]
      const hash = await hedera.wallet.writeContract({
        address: ROUTER,
        abi: routerAbi,
        functionName: 'multicall',
        args: [calls],
      })
      const receipt = await landed(hedera, hash)
      const fee = receipt.gasUsed * receipt.effectiveGasPrice
      const got = (await hedera.reader.getBalance({ address: evm.address })) - before + fee
      expectThat(got >= least * WEIBAR_PER_TINYBAR, `at least ${least} tinybar, not ${got} weibar`)
      return hash
    },
  },
]
