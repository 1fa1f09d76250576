import {
  type AbiEvent,
  type AbiFunction,
  erc20Abi,
  type Hex,
  parseAbi,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import { routerAbi, wrappedAbi } from '../../doubles/uniswap/chain-contracts.ts'
import { permit2Abi } from '../../doubles/uniswap/permit2.ts'
import { reactorAbi } from '../../doubles/uniswap/place-reactor.ts'
import { HOLDER, SETTLER } from '../../doubles/zero-x/encode-swap.ts'

const HEDERA = parseAbi([
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable returns (uint256)',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256 amountMinimum, address recipient) payable',
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function unwrapWhbar(uint256 wad)',
  'function associate() returns (uint256 responseCode)',
  'function associateFor(address account) returns (int64)',
  'function associateToken(address account, address token) returns (int64 responseCode)',
])

const EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
  'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
  'event Fill(bytes32 indexed orderHash, address indexed filler, address indexed swapper, uint256 nonce)',
])

const ABIS = [erc20Abi, wrappedAbi, HOLDER, SETTLER, routerAbi, permit2Abi, reactorAbi, HEDERA]

/** By selector: what people of this world call. */
export const KNOWN_CALLS: ReadonlyMap<Hex, AbiFunction> = new Map(
  ABIS.flatMap((abi) =>
    abi.flatMap((item): [Hex, AbiFunction][] =>
      item.type === 'function' && item.stateMutability !== 'view' ? [[toFunctionSelector(item), item]] : [],
    ),
  ),
)

/** By topic. */
export const KNOWN_EVENTS: ReadonlyMap<Hex, AbiEvent> = new Map(
  EVENTS.map((item) => [toEventSelector(item), item]),
)
