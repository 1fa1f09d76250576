import { CHAIN_IDS } from '../../chains/chain-id.ts'
import type { Command, CommandExtra, Slot } from './command.ts'

const amount: Slot = { name: 'amount', kind: 'amount', label: 'amount' }
const part: Slot = { ...amount, label: 'part or amount' }
const sell: Slot = { name: 'sell', kind: 'token', label: 'token' }
const buy: Slot = { name: 'buy', kind: 'token', label: 'token' }
const to: Slot = { name: 'to', kind: 'recipient', label: 'contact or address' }
const coin: Slot = { name: 'coin', kind: 'token', label: 'coin', choices: ['SOL', 'HBAR'] }
const wrapped: Slot = { ...coin, label: 'wrapped coin', choices: ['WSOL', 'WHBAR'] }

const onChain: CommandExtra = {
  parts: [['on'], { name: 'chain', kind: 'chain', label: 'chain', choices: CHAIN_IDS }],
  sentence: 'on {chain}',
}
const withSlippage: CommandExtra = {
  parts: [['with'], { name: 'slippage', kind: 'percent', label: 'per cent' }, ['slippage']],
  sentence: 'with {slippage} slippage',
}

/** What can be typed behind a slash: the sentences that the strict grammar reads, each with a name and slots. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'swap',
    also: ['exchange', 'convert', 'trade'],
    parts: [amount, sell, ['for', 'to', 'into'], buy],
    extras: [onChain, withSlippage],
    sentence: 'Swap {amount} {sell} for {buy}',
    example: '/swap 2 SOL for JUP',
  },
  {
    name: 'buy',
    also: [],
    parts: [amount, buy, ['with'], sell],
    extras: [onChain, withSlippage],
    sentence: 'Buy {amount} {buy} with {sell}',
    example: '/buy $50 JUP with USDC',
  },
  {
    name: 'sell',
    also: [],
    parts: [part, sell, ['for', 'to', 'into'], buy],
    extras: [onChain, withSlippage],
    sentence: 'Sell {amount} {sell} for {buy}',
    example: '/sell half BONK for USDC',
  },
  {
    name: 'send',
    also: ['transfer', 'withdraw', 'pay'],
    parts: [amount, sell, ['to'], to],
    extras: [onChain],
    sentence: 'Send {amount} {sell} to {to}',
    example: '/send 25 USDC to Ana',
  },
  {
    name: 'wrap',
    also: [],
    parts: [amount, coin],
    extras: [],
    sentence: 'Wrap {amount} {coin}',
    example: '/wrap 0.5 SOL',
  },
  {
    name: 'unwrap',
    also: [],
    parts: [amount, wrapped],
    extras: [],
    sentence: 'Unwrap {amount} {coin}',
    example: '/unwrap all WSOL',
  },
  {
    name: 'remember',
    also: ['note'],
    parts: [['that'], { name: 'note', kind: 'note', label: 'what to remember' }],
    extras: [],
    sentence: 'Remember that {note}',
    example: '/remember I never spend over $500',
  },
]
