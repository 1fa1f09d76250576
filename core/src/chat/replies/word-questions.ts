import type { Missing, PlannedCall } from '../reader/plan.ts'

/** What is asked when one thing is missing, in the words of what was begun. */
export function wordQuestion(about: Missing, begun: PlannedCall): string {
  const { tool, args } = begun
  const { sell, buy, token } = args
  switch (about) {
    case 'counter-token':
      if (tool === 'propose_transfer' || (sell === undefined && buy === undefined)) return 'Which token?'
      return sell === undefined
        ? `What should ${name(buy)} be paid with? For example SOL or USDC.`
        : `What should ${name(sell)} be exchanged for? For example SOL or USDC.`
    case 'amount':
      return amountQuestion(name(args.amountOf === 'buy' ? buy : (sell ?? token ?? coinOf(args.chain))), tool)
    case 'token':
      return tool === 'compare_tokens' ? 'Which tokens should I compare?' : tokenQuestion(tool)
    case 'price':
      return `At which price of ${name(token)}, in dollars, should I tell you? For example above 200.`
    case 'recipient':
      return 'To whom? Paste the address in full, or name one of your contacts.'
    case 'chain':
      // Which of the two coins says on which chain.
      if (tool === 'propose_wrap' || tool === 'propose_unwrap') return tokenQuestion(tool)
      return 'On which chain: Solana, Ethereum, BSC or Hedera?'
    case 'address':
      return 'Which address? Please paste it in full.'
    case 'content':
      return tool === 'propose_memory' ? 'What should I note?' : 'What should I search for?'
  }
}

function amountQuestion(token: string, tool: PlannedCall['tool']): string {
  if (tool === 'get_swap_quote') return `A quote for how much ${token}? A figure such as 0.5 will do.`
  return `How much ${token}? A figure, a percentage of what you hold, an amount in dollars, or all.`
}

function tokenQuestion(tool: PlannedCall['tool']): string {
  if (tool === 'propose_wrap') return 'What should be wrapped: SOL or HBAR?'
  if (tool === 'propose_unwrap') return 'What should be unwrapped: WSOL or WHBAR?'
  if (tool === 'set_alert') return 'Which token should I watch for you? A symbol or an address will do.'
  if (tool === 'get_rune') return 'Which rune? Its name will do.'
  return 'Which token? A symbol or an address will do.'
}

function coinOf(chain: unknown): string | undefined {
  if (chain === 'solana') return 'SOL'
  return chain === 'hedera' ? 'HBAR' : undefined
}

const SHOWN_CHARS = 20

function name(token: unknown): string {
  if (typeof token !== 'string') return 'of it'
  return token.length > SHOWN_CHARS ? `${token.slice(0, 6)}…${token.slice(-8)}` : token
}
