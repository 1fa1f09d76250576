import { useSelectedVault } from '../../lib/selected-vault.ts'
import { useVaultKey } from '../../lib/vault-keys/use-vault-key.ts'
import { useDirectives } from './api/directives.ts'
import type { ChatState } from './composer/may-send.ts'

type Facts = {
  readonly vaultId: string | null
  readonly isKeyKnown: boolean
  readonly hasKey: boolean
  readonly isLocked: boolean | undefined
}

/** One word for what stands between a person and the agent. */
export function chatStateOf({ vaultId, isKeyKnown, hasKey, isLocked }: Facts): Exclude<ChatState, 'busy'> {
  if (vaultId === null) return 'no-vault'
  if (isLocked === true) return 'locked'
  if (!isKeyKnown) return 'unknown'
  if (!hasKey) return 'no-key'
  return isLocked === undefined ? 'unknown' : 'ready'
}

export function useChatState() {
  const { vault } = useSelectedVault()
  const vaultId = vault?.tokenId ?? null
  const key = useVaultKey(vaultId)
  const directives = useDirectives()
  const hasKey = key !== undefined && key !== null
  return {
    vaultId,
    hasKey,
    directives,
    state: chatStateOf({ vaultId, isKeyKnown: key !== undefined, hasKey, isLocked: directives.isLocked }),
  }
}
