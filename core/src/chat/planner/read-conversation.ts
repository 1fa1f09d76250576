import type { Plan } from './plan.ts'
import { readRequest } from './read-request.ts'

/** How far back an unanswered question of ours can reach. */
const MESSAGES_READ = 6

/** What the newest of a person's messages comes to; a short answer completes what an earlier one began. */
export function readConversation(typed: readonly string[]): Plan {
  let plan: Plan = { kind: 'unknown' }
  for (const text of typed.slice(-MESSAGES_READ)) {
    plan = readRequest(text, plan.kind === 'ask' ? { pending: plan } : {})
  }
  return plan
}
