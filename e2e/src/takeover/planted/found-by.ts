import type { AttackName } from '../expectations.ts'
import type { Hole } from './current-hole.ts'

/** The attack that has to get through where a hole is open, and nowhere else. */
export const FOUND_BY: Readonly<Record<Hole, AttackName>> = {
  'seal-not-compared': 'approval sealed with a guessed secret',
  'intent-hash-not-compared': "another intent's approval",
  'old-approval-counts': 'approval of the day before yesterday',
  'future-approval-counts': 'approval of tomorrow',
  'epoch-not-compared': 'one approval at other nonces of one epoch',
  'digest-not-compared': 'one approval at other nonces of one epoch',
  'life-of-orders-not-counted': 'order beside an order that still lives',
  'pause-ignored': 'paid out of a paused vault',
  'transaction-limit-ignored': 'paid above the limit of one transaction',
  'daily-limit-ignored': 'paid above the daily sum, by several payments',
  'unpriced-counts-nothing': 'value withheld',
  'facts-of-anybody-count': 'price signed by a stranger',
  'facts-of-any-world-count': 'price of another world',
  'old-prices-count': 'price of two minutes ago',
  'part-may-land-twice': 'one approval at other nonces',
  'waiting-time-ignored': 'new recipient paid at once',
  'recipient-not-matched': 'bytes that pay somebody else',
  'amount-not-matched': 'bytes that pay more',
  'chain-not-matched': 'bytes for another chain',
  'further-instructions-overlooked': 'a second transfer behind the approved one',
  'minimum-not-compared': 'order below the approved minimum',
  'reactor-not-on-the-list': 'order for a reactor of the attacker',
  'outputs-to-anybody': 'order that pays somebody else',
  'deadline-not-compared': 'order that can be filled tomorrow',
  'allowance-of-any-size': 'allowance larger than what is sold',
  'settler-not-on-the-list': 'swap through a settler of the attacker',
  'lent-amount-not-compared': 'prepared allowance lent for more',
}
