import { isSafe, SHOW_BALANCES } from './questions.ts'

/** Questions that anybody can ask as they stand. */
export const EXAMPLE_QUESTIONS = ['What is the price of ETH?', isSafe('BONK'), SHOW_BALANCES] as const

/** What is said to somebody who asks for help: an order and two questions. */
export const EXAMPLES = ['Swap 0.5 SOL for USDC', EXAMPLE_QUESTIONS[0], EXAMPLE_QUESTIONS[1]] as const
