import { chatRoutes } from '@windhover/core/chat/contract'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { ChatParts } from './parts.ts'
import { keepPin, listPins, removePin } from './pin-store.ts'
import { publishChatChange } from './publish-chat.ts'

export function pinBindings(parts: ChatParts): readonly RouteBinding[] {
  const { db, clock } = parts
  return [
    bindRoute(chatRoutes.listPins, async ({ session, grant }) => {
      return { pins: await listPins(db, { userId: session.userId, vaultId: grant.vaultId }) }
    }),
    bindRoute(chatRoutes.pinMessage, async ({ session, grant, body }) => {
      const named = { ...body, userId: session.userId, vaultId: grant.vaultId }
      await keepPin(db, named, clock.now())
      await publishChatChange(parts, { ...named, vaultId: BigInt(named.vaultId) })
      return { success: true as const }
    }),
    bindRoute(chatRoutes.unpinMessage, async ({ session, grant, body }) => {
      const named = { ...body, userId: session.userId, vaultId: grant.vaultId }
      await removePin(db, named)
      await publishChatChange(parts, { ...named, vaultId: BigInt(named.vaultId) })
      return { success: true as const }
    }),
  ]
}
