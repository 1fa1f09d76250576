import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { concatHex, encodeFunctionData, erc20Abi, type Hex, numberToHex, parseAbi, zeroAddress } from 'viem'
import {
  SAMPLE_COSIGNER,
  SAMPLE_DEADLINE_SEC,
  SAMPLE_EVM_OWNER,
  SAMPLE_FEE_ACCOUNT,
  SAMPLE_SETTLER,
  type SignSample,
  swapOf,
} from './sample-facts.ts'
import { evmAction } from './sign-requests.ts'

const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const WBNB = '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'
const ROUTER = '0x00000000000000000000000000000000003c437A'
const WHBAR = '0x0000000000000000000000000000000000163B5a'
const SAUCE = '0x00000000000000000000000000000000000b2ad5'
const HEDERA_USDC = '0x000000000000000000000000000000000006f89a'
const OWNER: Hex = SAMPLE_EVM_OWNER

const abi = parseAbi([
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)',
  'function execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid) payable returns (bool)',
  'function deposit() payable',
  'function withdraw(uint256)',
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable returns (uint256)',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256 amountMinimum, address recipient) payable',
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function associate()',
  'function associateToken(address,address)',
])

type Call = { readonly to: string; readonly data: string; readonly valueWei?: string }

function sample(name: string, intent: SwapIntent, call: Call): SignSample {
  const chain = intent.chain === 'solana' ? 'ethereum' : intent.chain
  return {
    name: `${chain} swap, ${name}`,
    intent,
    action: evmAction({ valueWei: '0', ...call, chain, nonce: 4, gasLimit: '400000' }),
    owner: SAMPLE_EVM_OWNER,
  }
}

const approve = (token: string, spender: Hex): Call => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 700n] }),
})

function settle(lent: readonly [Hex, bigint], buyToken: Hex, valueWei = '0'): Call {
  const slippage = { recipient: OWNER, buyToken, minAmountOut: 910n }
  const data = encodeFunctionData({
    abi,
    functionName: 'execute',
    args: [slippage, ['0x0102030405', '0x'], numberToHex(99n, { size: 32 })],
  })
  const args = [SAMPLE_SETTLER, ...lent, SAMPLE_SETTLER, data] as const
  return { to: HOLDER, data: encodeFunctionData({ abi, functionName: 'exec', args }), valueWei }
}

function zeroXSamples(): readonly SignSample[] {
  const swap = (chain: 'ethereum' | 'bsc', sellToken: string, buyToken: string) =>
    swapOf({ chain, venue: 'zero-x', sellToken, buyToken })
  const even = { quotedBuyAmountRaw: '700', minBuyAmountRaw: '700' } as const
  const withdraw = encodeFunctionData({ abi, functionName: 'withdraw', args: [700n] })
  return [
    sample('allowing 0x', swap('ethereum', USDC, DAI), approve(USDC, HOLDER)),
    sample('tokens by 0x', swap('ethereum', USDC, DAI), settle([USDC, 700n], DAI)),
    sample('a coin by 0x', swap('bsc', 'native', DAI), settle([zeroAddress, 0n], DAI, '700')),
    sample('for the coin by 0x', swap('bsc', USDC, 'native'), settle([USDC, 700n], COIN)),
    sample(
      'wrapping',
      { ...swap('ethereum', 'native', WETH), ...even },
      { to: WETH, data: encodeFunctionData({ abi, functionName: 'deposit' }), valueWei: '700' },
    ),
    sample('unwrapping', { ...swap('bsc', WBNB, 'native'), ...even }, { to: WBNB, data: withdraw }),
  ]
}

function exactInput(from: Hex, to: Hex, recipient: Hex): Hex {
  const path = concatHex([from, numberToHex(1_500, { size: 3 }), to])
  const deadline = BigInt(SAMPLE_DEADLINE_SEC)
  const params = { path, recipient, deadline, amountIn: 700n, amountOutMinimum: 905n }
  return encodeFunctionData({ abi, functionName: 'exactInput', args: [params] })
}
const multicall = (...calls: readonly Hex[]) =>
  encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })

function saucerSamples(): readonly SignSample[] {
  const swap = (sellToken: string, buyToken: string, fields: Partial<SwapIntent> = {}) =>
    swapOf({ chain: 'hedera', venue: 'saucerswap', sellToken, buyToken, ...fields })
  const [sold, bought] = [swap('native', '0.0.456858'), swap('0.0.731861', 'native')]
  const tokens = swap('0.0.731861', HEDERA_USDC)
  const refund = encodeFunctionData({ abi, functionName: 'refundETH' })
  const unwrap = encodeFunctionData({ abi, functionName: 'unwrapWHBAR', args: [901n, OWNER] })
  const associate = encodeFunctionData({ abi, functionName: 'associate' })
  const accept = [OWNER, HEDERA_USDC] as const
  const associateToken = encodeFunctionData({ abi, functionName: 'associateToken', args: accept })
  const value = (raw: string) => `${raw}0000000000`
  return [
    sample('HBAR sold', sold, {
      to: ROUTER,
      data: multicall(exactInput(WHBAR, HEDERA_USDC, OWNER), refund),
      valueWei: value('700'),
    }),
    sample('HBAR bought', bought, {
      to: ROUTER,
      data: multicall(exactInput(SAUCE, WHBAR, zeroAddress), unwrap),
    }),
    sample('tokens', tokens, { to: ROUTER, data: exactInput(SAUCE, HEDERA_USDC, OWNER) }),
    sample('tokens in a list', tokens, {
      to: ROUTER,
      data: multicall(exactInput(SAUCE, HEDERA_USDC, OWNER)),
    }),
    sample('allowing', tokens, approve(SAUCE, ROUTER)),
    sample('accepting', tokens, { to: HEDERA_USDC, data: associate }),
    sample('accepting by the system', tokens, {
      to: '0x0000000000000000000000000000000000000167',
      data: associateToken,
    }),
    sample('fee', swap('native', HEDERA_USDC, { serviceFeeRaw: '7' }), {
      to: SAMPLE_FEE_ACCOUNT,
      data: '0x',
      valueWei: value('7'),
    }),
    sample(
      'fee beside tokens',
      { ...tokens, serviceFeeRaw: '5000' },
      {
        to: SAMPLE_FEE_ACCOUNT,
        data: '0x',
        valueWei: value('5000'),
      },
    ),
  ]
}

export const SAMPLE_ORDER: DutchOrder = {
  reactor: '0x00000011F84B9aa48e5f8aA8B9897600006289Be',
  swapper: SAMPLE_EVM_OWNER,
  nonce: '1993351080530129920',
  deadline: SAMPLE_DEADLINE_SEC,
  cosigner: SAMPLE_COSIGNER,
  input: { token: USDC, startAmount: '700', endAmount: '700' },
  outputs: [{ token: DAI, startAmount: '1000', endAmount: '910', recipient: SAMPLE_EVM_OWNER }],
}

function orderSamples(): readonly SignSample[] {
  const swap = (buyToken: string) =>
    swapOf({ chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken })
  const order = (name: string, buyToken: string, outputs: DutchOrder['outputs']): SignSample => ({
    name: `ethereum order, ${name}`,
    intent: swap(buyToken),
    action: { chain: 'ethereum', order: { ...SAMPLE_ORDER, outputs } },
    owner: SAMPLE_EVM_OWNER,
  })
  const output = (token: string, startAmount: string, endAmount: string) => ({
    token,
    startAmount,
    endAmount,
    recipient: SAMPLE_EVM_OWNER,
  })
  return [
    sample('allowing Permit2', swap(DAI), approve(USDC, PERMIT2)),
    order('tokens', DAI, SAMPLE_ORDER.outputs),
    order('for the coin', 'native', [output(zeroAddress, '1000', '900')]),
    order('two outputs', DAI, [output(DAI, '600', '500'), output(DAI, '500', '450')]),
  ]
}

export function evmSwapSamples(): readonly SignSample[] {
  return [...zeroXSamples(), ...saucerSamples(), ...orderSamples()]
}
