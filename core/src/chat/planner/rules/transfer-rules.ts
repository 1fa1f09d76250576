import { finishCall } from '../finish-call.ts'
import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import type { Amount } from '../slots/read-amount.ts'

const WHOSE =
  "[ my|his|her|their|the|this|our|its ] [ sister|brother|friend|mum|mom|dad|mother|father|wife|husband|son|daughter|boss|landlord|mate|buddy|partner|girlfriend|boyfriend|colleague|cousin|neighbour|neighbor 's ]"
const WHICH = '[ other|second|new|main|cold|own|old|hardware|trading|personal ]'
const SOMEONE =
  'someone|somebody|a_friend|my_friend|him|her|them|my_brother|my_sister|my_wife|my_husband|my_mate|my_buddy|my_mum|my_mom|my_dad|people|a_guy|this_guy|the_guy'
const HERE = "[ here_is|here's|heres|this_is|that_is|that's|thats ]"
const GIVEN =
  'my_exchange|my_friend|my_bank|the_exchange|they|he|she|my_brother|my_sister|coinbase|kraken|binance gave_me|sent_me|gives_me|showed_me'
const THERE =
  'there|to_it|to_them|to_that|to_him|to_her|to_this|to_that_address|to_this_address|to_that_wallet|to_this_wallet|over_there|over|to_this_one|to_that_one|to_me'

/** Sending what is held to an address that was written out. */
export const transferRules: readonly Rule[] = [
  {
    patterns: [
      '@send <stake> to|->|over_to|across_to|out_to|into|at|onto|towards <to:recipient>',
      `@send <stake> [ to|on|at|into ] ${WHOSE} address|wallet|account|wallet_address [ is ] <to:recipient>`,
      `@send ${SOMEONE} <stake> [ at|to|on ] <whom:address>`,
      `@send ${SOMEONE} <stake> ${WHOSE} address|wallet|account|wallet_address is <to:recipient>`,
      `@send <stake> to ${SOMEONE} ${WHOSE} address|wallet|account|wallet_address is <to:recipient>`,
      `${HERE} ${WHOSE} ${WHICH} address|wallet|account|wallet_address [ of|on|in|for|to [ my|the ] ${WHICH} wallet|account|vault ] [ is ] <whom:address> [ and|so ] @send <stake> ${THERE}`,
      `${HERE} ${WHOSE} ${WHICH} address|wallet|account|wallet_address [ is ] <whom:address> [ and|so ] @send him|her|them|me <stake>`,
      `${GIVEN} this|the|a|an|that|their [ deposit|wallet|new|receiving ] address|wallet|account|wallet_address <whom:address> [ and|so ] @send <stake> ${THERE}`,
      '@send to <to:recipient> <stake>',
      '@send <to:recipient> <stake>',
      '@send <amount> to|-> <to:recipient>',
      '@send <bare> <amount> to|-> <to:recipient>',
      '@send to <to:recipient>',
      '@send <to:recipient> <amount>',
      'give|tip|fund <whom:address> [ with ] <stake>',
      'give <stake> to <whom:address>',
      "i_need|i_want|i'd_like|i_would_like|get|have <stake> sent|transferred|paid|moved|withdrawn to <whom:address>",
      'get|bring <stake> [ over|across ] to <whom:address>',
      '[ to ] <whom:address> @send <stake> [ there|to_it|to_them|here|to_this|over ]',
      '<stake> @send it|them|that to <to:recipient>',
      `i|we owe ${SOMEONE} <stake> [ so|and ] @send it|that|them to <to:recipient>`,
      `i|we promised [ to_send|to_pay|to_give ] ${SOMEONE} <stake> [ so|and ] @send it|that|them to <to:recipient>`,
      'i|we owe <creditor:recipient> <stake> [ so|and ] @send it|that|them to <to:recipient>',
      `i|we [ have_to|need_to|must|want_to|should ] @send ${SOMEONE} <stake> [ so|and ] @send it|that|them to <to:recipient>`,
      '<whom:address> needs|wants|gets|should_get <stake> [ from_me ] @send it [ there|to_them|over ]',
      '@send [ some|my|a ] token|tokens|coin|coins|crypto|funds|money [ to <to:recipient> ]',
      '[ do|make ] a transfer|payment|withdrawal [ to <to:recipient> ]',
      '@send <stake>',
      '@send <amount>',
      'send|transfer',
      '[ make|do ] [ a ] transfer|payment of|from <stake> to <to:recipient>',
      'make|do [ a ] transfer|payment <stake> to <to:recipient>',
      '[ make|do ] [ a ] transfer|payment to <to:recipient> of <stake>',
    ],
    takes: ['chain'],
    read: (filled, { chain }) => {
      const stake = slotIn(filled, 'stake') ?? slotIn(filled, 'bare')
      const amount = exact(stake?.amount ?? slotIn(filled, 'amount'))
      const to = slotIn(filled, 'recipient', 'to')?.address ?? slotIn(filled, 'address', 'whom')
      const args = {
        ...(stake === undefined ? {} : { token: stake.token }),
        ...(amount === null ? {} : { amount }),
        ...(typeof to === 'string' ? { to } : {}),
        ...(chain === undefined ? {} : { chain }),
      }
      return finishCall({ tool: 'propose_transfer', args })
    },
  },
]

/** 'Half SOL' may be half a coin: it is asked for. */
function exact(amount: Amount | null | undefined): string | null {
  if (amount === null || amount === undefined || amount.of === 'vague') return null
  return amount.isLoose === true ? null : amount.text
}
