import { NETWORKS } from '@windhover/core/authority/networks'
import type { Intent } from '@windhover/core/transactions/intent'
import { encodeFunctionData, erc20Abi, type Hex, parseAbi, parseTransaction, parseUnits } from 'viem'
import { allowedSwapCalls, hexOnHedera, type SlowCall, type SwapContext } from './slow-check-swap.ts'

const FEE_MAX = {
  ethereum: parseUnits('0.2', 18),
  bsc: parseUnits('0.2', 18),
  hedera: parseUnits('50', 18),
  solana: 0n,
}
const TOKEN = '0x0000000000000000000000000000000000163b5a'
const HELPER = '0x000000000000000000000000000000000058a2ba'
const CALLS = parseAbi([
  'function deposit() payable',
  'function unwrapWhbar(uint256)',
  'function associate()',
  'function associateToken(address,address)',
])

/** A second opinion: builds with viem every call that would be the intent, and looks for the given one among them. */
export function slowCheckEvm(input: {
  intent: Intent
  /** Unsigned, as it is hashed. */
  message: Uint8Array
  owner: string
  feeAccount: string | null
  settlers: readonly string[]
  nowMs: number
}): readonly string[] {
  try {
    const tx = parseTransaction(`0x${Buffer.from(input.message).toString('hex')}` as `0x02${string}`)
    const { chain } = input.intent
    const got = text({ to: tx.to ?? '', data: tx.data ?? '0x', value: tx.value ?? 0n })
    const problems: string[] = []
    if (tx.type !== 'eip1559' || tx.chainId !== NETWORKS.practice[chain]) problems.push('another chain')
    if ((tx.accessList?.length ?? 0) > 0) problems.push('an access list')
    if ((tx.gas ?? 0n) * (tx.maxFeePerGas ?? 0n) > FEE_MAX[chain]) problems.push('an expensive fee')
    if (
      !allowed(input, tx.data ?? '0x')
        .map(text)
        .includes(got)
    )
      problems.push(`does ${got}`)
    return problems
  } catch (error) {
    return [`cannot be read: ${String(error)}`]
  }
}

type Asked = Omit<SwapContext, 'intent'> & { readonly intent: Intent }
const text = ({ to, data, value }: SlowCall) => `${to} ${data} ${value}`.toLowerCase()
const erc20 = (functionName: 'transfer' | 'approve', to: string, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to.toLowerCase() as Hex, amount] })

function allowed(asked: Asked, data: Hex): readonly SlowCall[] {
  const { intent, owner, feeAccount } = asked
  if (intent.type === 'swap') return allowedSwapCalls({ ...asked, intent }, data)
  if (intent.type === 'transfer') {
    const raw = BigInt(intent.amountRaw)
    const isHedera = intent.chain === 'hedera'
    const pay = (to: string, amount: bigint): SlowCall =>
      intent.token === 'native'
        ? { to, data: '0x', value: isHedera ? amount * 10n ** 10n : amount }
        : { to: hexOnHedera(intent.token), data: erc20('transfer', to, amount), value: 0n }
    const main = pay(isHedera ? hexOnHedera(intent.to) : intent.to, raw)
    return isHedera && feeAccount !== null && raw >= 100n ? [main, pay(feeAccount, raw / 100n)] : [main]
  }
  if (intent.chain !== 'hedera') return []
  const associate = encodeFunctionData({ abi: CALLS, functionName: 'associate' })
  if (intent.type === 'associate') {
    const token = hexOnHedera(intent.token)
    const args = [owner as Hex, token.toLowerCase() as Hex] as const
    const long = encodeFunctionData({ abi: CALLS, functionName: 'associateToken', args })
    return [
      { to: token, data: associate, value: 0n },
      { to: hexOnHedera('0.0.359'), data: long, value: 0n },
    ]
  }
  if (intent.type === 'wrap') {
    const deposit = encodeFunctionData({ abi: CALLS, functionName: 'deposit' })
    return [
      { to: TOKEN, data: associate, value: 0n },
      { to: HELPER, data: deposit, value: BigInt(intent.amountRaw) * 10n ** 10n },
    ]
  }
  const last = BigInt(`0x${data.slice(-64).padStart(1, '0')}`)
  const supply = 50_000_000_000n * 10n ** 8n
  const amount =
    intent.amountRaw !== 'all' ? BigInt(intent.amountRaw) : last > 0n && last <= supply ? last : 0n
  return [
    { to: TOKEN, data: erc20('approve', HELPER, amount), value: 0n },
    {
      to: HELPER,
      data: encodeFunctionData({ abi: CALLS, functionName: 'unwrapWhbar', args: [amount] }),
      value: 0n,
    },
  ].filter(() => amount > 0n)
}
