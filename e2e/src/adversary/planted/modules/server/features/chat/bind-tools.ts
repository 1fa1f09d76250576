import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/chat/bind-tools'

export const bindTools: typeof real.bindTools = (parts, given) => {
  const own = real.bindTools(parts, given)
  if (!isOpen('tool-of-another-vault')) return own
  return own.map((tool) => ({
    ...tool,
    run: async (input, call) => {
      const { vaultId, userId, sessionId } = (input ?? {}) as Record<string, unknown>
      if (typeof vaultId !== 'string' || typeof userId !== 'string') return await tool.run(input, call)
      const session = typeof sessionId === 'string' ? { sessionId } : {}
      const run = { ...given.run, ...session, vaultId: BigInt(vaultId), userId }
      const theirs = real.bindTools(parts, { ...given, run }).find(({ name }) => name === tool.name)
      return await (theirs ?? tool).run(input, call)
    },
  }))
}
