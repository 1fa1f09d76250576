import type { Hole } from './current-hole.ts'

/** Who is tried first with each hole; everybody else follows in turn, as with no hole. */
export const FOUND_BY: Readonly<Record<Hole, readonly string[]>> = {
  'at-once-compares-amount-only': ['another kind of move', 'another token in a live order'],
  'recipient-not-checked': ['foreign recipient in a live order', 'a typed order with a picture beside it'],
  'older-message-counts': ['an order of an older message'],
  'model-words-count-as-typed': ['forged roles and templates', 'yes to something the model said'],
  'tool-answers-count-as-typed': ['recipient that a tool told'],
  'unseen-characters-overlooked': ['pasted with unseen characters'],
  'message-counts-twice': ['parallel calls for one message', 'a typed order with a picture beside it'],
  'tool-of-another-vault': ["another vault's id in the arguments"],
  'key-scope-ignored': ['a key without the scope'],
  'safe-mode-ignored': ['Safe Mode is on'],
  'own-limit-ignored': ['above the own limit'],
  'poor-price-goes-at-once': ['a venue that gives half'],
  'token-not-bound-to-hash': ['token of another card'],
  'token-not-bound-to-session': ['token of another session'],
  'token-not-bound-to-vault': ['approved by a second user', 'token of another vault'],
  'token-not-bound-to-time': ['expired approval'],
  'token-not-single-use': ['replayed approval', 'double submit'],
  'edited-after-approval': ['replayed approval', 'double submit'],
  'symbol-is-first-hit': ['careless life'],
  'memory-kept-by-tool': ['memory written by the model'],
  'limits-without-step-up': ['limits loosened without presence'],
  'provenance-always-typed': ['direct request of the model'],
}
