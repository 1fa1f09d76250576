import { showAmount } from '@windhover/core/money/show-amount'
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  type Hex,
  isAddress,
  maxUint160,
  maxUint256,
  slice,
} from 'viem'
import { ACTION } from '../../doubles/zero-x/encode-swap.ts'
import { lowerFirst, shortenId, showParty, showWithSymbol } from '../describe-title.ts'
import type { Argument, Step, Token } from '../views.ts'
import type { EvmSource } from './evm-source.ts'
import { KNOWN_CALLS } from './known-calls.ts'

export type Call = { readonly to: Address | null; readonly value: bigint; readonly data: Hex }

type Told = {
  readonly sentence: string
  /** By the name of the argument. */
  readonly meanings?: Readonly<Record<string, string>>
  /** In place of bytes that carry them. */
  readonly arguments?: readonly Argument[]
}
// biome-ignore lint/suspicious/noExplicitAny: arguments have the types that the ABI of their function gives them
type Arguments = readonly any[]
type Tell = (args: Arguments, call: Call, source: EvmSource) => Promise<Told>

const BYTES_SHOWN = 32

async function amountOf(source: EvmSource, address: Address | null, raw: bigint): Promise<string> {
  const token: Token | null = address === null ? source.native : await source.token(address)
  return token ? showWithSymbol({ token, raw }) : `${raw} units of ${shortenId(address ?? '')}`
}

const isAny = (raw: bigint) => raw === maxUint256 || raw === maxUint160

async function describeAllowance(
  source: EvmSource,
  of: { token: Address | null; spender: Address; raw: bigint },
): Promise<Told> {
  const spender = showParty(source.party(of.spender))
  const token = of.token === null ? null : await source.token(of.token)
  if (of.raw === 0n) return { sentence: `Let ${spender} spend no more ${token?.symbol ?? 'tokens'}` }
  const most = isAny(of.raw)
    ? `any amount of ${token?.symbol ?? 'tokens'}`
    : `up to ${await amountOf(source, of.token, of.raw)}`
  return { sentence: `Let ${spender} spend ${most}`, meanings: { value: most, amount: most } }
}

type Order = { readonly sellToken: Address; readonly sellAmount: bigint; readonly feeBps: bigint }
type Least = { readonly buyToken: Address; readonly minAmountOut: bigint }

async function describeSwap(source: EvmSource, order: Order, least: Least): Promise<Told> {
  const sold = await amountOf(source, order.sellToken, order.sellAmount)
  const bought = await amountOf(source, least.buyToken, least.minAmountOut)
  return {
    sentence: `Swap ${sold} for at least ${bought}`,
    meanings: {
      amount: sold,
      'order.sellAmount': sold,
      'slippage.minAmountOut': bought,
      'order.feeBps': order.feeBps === 0n ? 'none' : `${showAmount(order.feeBps, 2)}%`,
    },
  }
}

/** Keyed by the name of the function. */
const SENTENCES: Readonly<Record<string, Tell>> = {
  transfer: async ([to, raw], call, source) => {
    const amount = await amountOf(source, call.to, raw)
    return {
      sentence: `Send ${amount} to ${showParty(source.party(to))}`,
      meanings: { amount, value: amount },
    }
  },
  transferFrom: async ([from, to, raw], call, source) => {
    const amount = await amountOf(source, call.to, raw)
    const [giver, taker] = [showParty(source.party(from)), showParty(source.party(to))]
    return { sentence: `Move ${amount} from ${giver} to ${taker}`, meanings: { amount, value: amount } }
  },
  approve: async (args, call, source) =>
    args.length === 2
      ? describeAllowance(source, { token: call.to, spender: args[0], raw: args[1] })
      : describeAllowance(source, { token: args[0], spender: args[1], raw: args[2] }),
  deposit: async (_args, call, source) => ({ sentence: `Wrap ${await amountOf(source, null, call.value)}` }),
  withdraw: async ([raw], _call, source) => unwrap(source, raw, 'amount'),
  unwrapWhbar: async ([raw], _call, source) => unwrap(source, raw, 'wad'),
  exec: async (args, _call, source) => {
    const inner = decode(args[4])
    if (inner?.name !== 'execute') return { sentence: 'Run a call of the settler' }
    const [least, [action]] = inner.args
    const [order] = decodeAbiParameters(ACTION, action)
    const told = await describeSwap(source, order, least)
    const terms = [...flatten('slippage', least), ...flatten('order', order)]
    const asked = { source, meanings: told.meanings ?? {} }
    return { ...told, arguments: terms.map(([name, value]) => describeArgument(name, value, asked)) }
  },
  executePermit2: async ([least, order], _call, source) => describeSwap(source, order, least),
  execute: async (args) =>
    args.length === 1
      ? { sentence: 'Fill a signed order' }
      : { sentence: `Swap through the router in ${(args[0].length - 2) / 2} commands` },
  exactInput: async ([swap], _call, source) => {
    const sold = await amountOf(source, slice(swap.path as Hex, 0, 20), swap.amountIn)
    const bought = await amountOf(source, slice(swap.path as Hex, -20), swap.amountOutMinimum)
    return {
      sentence: `Swap ${sold} for at least ${bought}`,
      meanings: { 'params.amountIn': sold, 'params.amountOutMinimum': bought },
    }
  },
  refundETH: async (_args, _call, source) => ({
    sentence: `Give back the ${source.native.symbol} that is left`,
  }),
  unwrapWHBAR: async ([raw], _call, source) => unwrap(source, raw, 'amountMinimum'),
  multicall: async ([calls], call, source) => {
    const told = await Promise.all(
      (calls as readonly Hex[]).map((data) => describeCall({ ...call, data }, source)),
    )
    const [first = '', ...others] = told.map(({ sentence }) => sentence)
    return {
      sentence: [first, ...others.map(lowerFirst)].join(', then '),
      arguments: told.flatMap((each) => each.arguments),
    }
  },
  associate: async (_args, call, source) => accept(source, call.to),
  associateFor: async (_args, call, source) => accept(source, call.to),
  associateToken: async ([, token], _call, source) => accept(source, token),
}

async function unwrap(source: EvmSource, raw: bigint, name: string): Promise<Told> {
  const amount = await amountOf(source, null, raw)
  return { sentence: `Unwrap ${amount}`, meanings: { [name]: amount } }
}

async function accept(source: EvmSource, token: Address | null): Promise<Told> {
  const known = token === null ? null : await source.token(token)
  return { sentence: `Accept the token ${known?.symbol ?? ''}`.trim() }
}

/** The call of a transaction in one sentence, with its arguments. */
export async function describeCall(call: Call, source: EvmSource): Promise<Omit<Step, 'inner'>> {
  const program = call.to === null ? 'New contract' : showParty(source.party(call.to))
  const coins = call.value === 0n ? [] : [await coinArgument(call, source)]
  if (call.data === '0x') {
    const sentence = `Send ${await amountOf(source, null, call.value)} to ${program}`
    return { program: 'Transfer', sentence, isDecoded: true, arguments: coins }
  }
  const decoded = decode(call.data)
  const told = decoded && (await SENTENCES[decoded.name]?.(decoded.args, call, source).catch(() => null))
  if (!decoded || !told) {
    const data = { name: 'data', value: showBytes(call.data), meaning: null }
    const sentence =
      call.to === null
        ? 'Create a contract'
        : `Call ${slice(call.data, 0, Math.min(4, (call.data.length - 2) / 2))}`
    return { program, sentence, isDecoded: false, arguments: [...coins, data] }
  }
  const args = decoded.inputs.flatMap((input, index) =>
    flatten(input.name ?? `${index}`, decoded.args[index]),
  )
  const asked = { source, meanings: told.meanings ?? {} }
  return {
    program,
    sentence: told.sentence,
    isDecoded: true,
    arguments: [
      ...coins,
      ...(told.arguments ?? args.map(([name, value]) => describeArgument(name, value, asked))),
    ],
  }
}

async function coinArgument({ value }: Call, source: EvmSource): Promise<Argument> {
  return { name: 'value', value: value.toLocaleString('en-US'), meaning: await amountOf(source, null, value) }
}

function decode(data: Hex) {
  const item = KNOWN_CALLS.get(slice(data, 0, Math.min(4, (data.length - 2) / 2)))
  if (!item) return null
  try {
    const { args = [] } = decodeFunctionData({ abi: [item], data })
    return { name: item.name, inputs: item.inputs, args: args as Arguments }
  } catch {
    return null
  }
}

/** Structs are told field by field. */
function flatten(name: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]]
  return Object.entries(value).flatMap(([field, inner]) => flatten(`${name}.${field}`, inner))
}

function describeArgument(
  name: string,
  value: unknown,
  { source, meanings }: { source: EvmSource; meanings: Readonly<Record<string, string>> },
): Argument {
  const meaning = meanings[name] ?? null
  if (typeof value === 'bigint') {
    if (/deadline$/i.test(name)) return { name, value: String(value), meaning: dateOf(value) }
    return { name, value: isAny(value) ? 'the largest number' : value.toLocaleString('en-US'), meaning }
  }
  if (typeof value === 'string' && isAddress(value, { strict: false }))
    return { name, value: shortenId(value), meaning: source.party(value).name }
  if (typeof value === 'string' && value.startsWith('0x')) return { name, value: showBytes(value), meaning }
  return { name, value: Array.isArray(value) ? `${value.length} entries` : String(value), meaning }
}

function showBytes(data: string): string {
  const size = (data.length - 2) / 2
  return size <= BYTES_SHOWN ? data : `${data.slice(0, 2 + BYTES_SHOWN)}… (${size} bytes)`
}

function dateOf(seconds: bigint): string | null {
  return seconds > 10n ** 11n
    ? null
    : new Date(Number(seconds) * 1_000).toISOString().slice(0, 19).replace('T', ' ')
}
