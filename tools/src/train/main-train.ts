import { learnedLines, readConversationSets, readRequestSets } from '../eval/read-sets.ts'
import { keepLearned } from './keep-learned.ts'
import { learn } from './learn.ts'

/** `npm run train`: what the reader learns from the sets that are not held out. The same sets always give the same. */
const lines = learnedLines(readRequestSets())
const startedAt = Date.now()
const conversations = readConversationSets()
  .filter(({ isHeldOut }) => !isHeldOut)
  .flatMap((set) => set.lines)
const bytes = keepLearned(learn(lines, conversations))
const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0)
process.stdout.write(
  `learned from ${lines.length} requests in ${seconds} s, ${Math.round(bytes / 1_024)} KiB\n`,
)
