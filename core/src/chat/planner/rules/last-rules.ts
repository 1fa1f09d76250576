import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { callOf } from './make-calls.ts'
import { trimTopic } from './trim-topic.ts'

/** So wide that everything else is asked before them. */
export const lastRules: readonly Rule[] = [
  {
    patterns: ['do you know my <topic>', 'what is|was my <topic> again'],
    read: (filled) => callOf('recall_memories', { search: trimTopic(slotIn(filled, 'topic')) }),
  },
  {
    patterns: ['search|google [ up ] <text>'],
    read: (filled) => callOf('search_web', { query: trimTopic(slotIn(filled, 'text')) }),
  },
]
