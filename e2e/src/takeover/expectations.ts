/**
 * What stands today. `open`: the attack works, and the gate fails when it no longer does, so that whoever closes a hole
 * turns its line here. `closed`: it moves nothing, and the gate fails when it does. `docs/security.md` shows the same table.
 */
export const EXPECTATIONS = {
  // Rules
  'limits raised by an unauthenticated call': 'closed',
  'pause lifted by an unauthenticated call': 'open',
  'waiting time of new recipients switched off': 'closed',
  'new recipient paid at once': 'closed',
  'paid out of a paused vault': 'closed',
  'paid above the limit of one transaction': 'closed',
  'paid above the daily sum, by several payments': 'closed',
  'paid above the daily sum, under one id': 'closed',
  'network fees burnt beyond the limits': 'closed',
  // Prices
  'value withheld': 'closed',
  'price signed by a stranger': 'closed',
  "price signed by a stranger in the witness's name": 'closed',
  "witness's price with other figures": 'closed',
  "witness's price with other decimals": 'closed',
  'price of two minutes ago': 'closed',
  'old price told as a new one': 'closed',
  'price of tomorrow': 'closed',
  'price of another world': 'closed',
  'price of another token': 'closed',
  "price of another token under this one's name": 'closed',
  'low price beside the true one': 'closed',
  // Approvals
  'approval forged for a user who does not exist': 'open',
  'approval forged for the owner of another vault': 'open',
  'approval forged with an hour-old time': 'open',
  'approval of the day before yesterday': 'closed',
  'approval of tomorrow': 'closed',
  'approval sealed with a guessed secret': 'closed',
  "another intent's approval": 'closed',
  "another vault's approval": 'closed',
  "practice world's approval at a live signer": 'open',
  // Bytes
  'bytes that pay somebody else': 'closed',
  'bytes that pay more': 'closed',
  'bytes for another chain': 'closed',
  'a second transfer behind the approved one': 'closed',
  // Slots
  'one approval at other nonces': 'closed',
  'one approval at other nonces of one epoch': 'closed',
  'one approval with other blockhashes': 'open',
  'one approval at two signers': 'closed',
  // Swaps
  'order below the approved minimum': 'closed',
  'order with a forged minimum': 'open',
  'order that pays somebody else': 'closed',
  'order for a reactor of the attacker': 'closed',
  'order that can be filled tomorrow': 'closed',
  'order beside an order that still lives': 'closed',
  'swap through a settler of the attacker': 'closed',
  'prepared allowance lent for more': 'closed',
  'allowance larger than what is sold': 'closed',
  'allowance used a second time, for more': 'closed',
  'purchase of a mint that keeps a part': 'open',
  // Lane
  'everything that was signed sent again': 'closed',
  'a stale step moves an intent back': 'closed',
  "another vault's id claimed first": 'closed',
  // Secrets and engines
  'secrets read from the environment of the signer': 'closed',
  "secrets read from the signer's file": 'open',
  "a vault's keys opened with what the signer leaves around": 'open',
  'secret that approves held by the worker': 'open',
  "practice signature that is good on a main network's chain": 'open',
  "Restate's admin asked without a token": 'open',
  "Restate's ingress asked without a token": 'open',
  'worker called by somebody who is not Restate': 'open',
  'Redis asked without a password': 'open',
  // Database
  "signer's tables read as the api": 'closed',
  "signer's tables written as the api": 'closed',
  "signer's role taken by the api": 'closed',
  'extensions and programs started by the api': 'closed',
  'function shadowed in the search path of the signer': 'closed',
  // Audit
  'audit row edited, chain not recomputed': 'closed',
  'audit row edited, chain recomputed': 'closed',
  'audit rows dropped, chain recomputed': 'closed',
  'audit rows reordered, chain recomputed': 'closed',
  'limits raised behind the chain': 'closed',
  'spends erased behind the chain': 'closed',
} as const satisfies Readonly<Record<string, Expectation>>

/** The same for the families of the fuzzer: how many signatures they get is counted, and none may come of a closed one. */
export const FUZZ_EXPECTATIONS = {
  'a field of the intent changed': 'closed',
  'a field of the approval changed': 'closed',
  'approval of another intent': 'closed',
  'approval of another vault': 'closed',
  'a seal of noise': 'closed',
  'a body bent out of shape': 'closed',
  "sealed anew by the api's secret": 'open',
  'other nonce, same epoch': 'closed',
  'other nonce, higher epoch': 'closed',
  'other blockhash, same epoch': 'closed',
  'other blockhash, higher epoch': 'open',
  'other order, any epoch': 'closed',
  'two signers at once, other nonces': 'closed',
} as const satisfies Readonly<Record<string, Expectation>>

export type Expectation = 'open' | 'closed'
export type AttackName = keyof typeof EXPECTATIONS
export type FamilyName = keyof typeof FUZZ_EXPECTATIONS
