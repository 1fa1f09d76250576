/** Every capability that the agent has tools of. A new one is one line here, and its folders. */

export { balanceToolWords } from '../balances/tool-words.ts'
export { memoryToolWords } from '../memory/tool-words.ts'
export { pnlToolWords } from '../pnl/tool-words.ts'
export { safetyToolWords } from '../safety/tool-words.ts'
export { settingsToolWords } from '../settings/tool-words.ts'
export { swapToolWords } from '../swaps/tool-words.ts'
export { tokenToolWords } from '../tokens/tool-words.ts'
export { transactionToolWords } from '../transactions/tool-words.ts'
export { transferToolWords } from '../transfers/tool-words.ts'
export { vaultToolWords } from '../vaults/tool-words.ts'
export { toolboxToolWords } from './tool-words.ts'
